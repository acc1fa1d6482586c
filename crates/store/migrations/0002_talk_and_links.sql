-- What people say at a table, each line as JSON. Lines are numbered from 0; only the last ones are kept.
CREATE TABLE talk (
    code BIGINT NOT NULL,
    number BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (code, number)
);

-- Links that move a seat to another device. Of the secret only the hash is kept.
CREATE TABLE links (
    secret TEXT NOT NULL PRIMARY KEY,
    code BIGINT NOT NULL,
    member TEXT NOT NULL,
    valid_until BIGINT NOT NULL
);
