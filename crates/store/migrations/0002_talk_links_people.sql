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

-- Who owns a table or has a seat at it, or once had. It follows from the tables, and is there to find them.
CREATE TABLE people (
    member TEXT NOT NULL,
    code BIGINT NOT NULL,
    PRIMARY KEY (member, code)
);

CREATE INDEX people_of_table ON people (code);
