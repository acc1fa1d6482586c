-- Only BIGINT and TEXT, which all databases have. Times are milliseconds since 1970.

-- A table with its seats and options, as JSON. Its game follows from its steps.
CREATE TABLE tables (
    code BIGINT NOT NULL PRIMARY KEY,
    kept TEXT NOT NULL,
    stage TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);

-- The log of steps. Nothing is ever changed in it, and no two steps have the same number.
CREATE TABLE steps (
    code BIGINT NOT NULL,
    number BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    page_id BIGINT,
    did TEXT NOT NULL,
    left_ms BIGINT,
    PRIMARY KEY (code, number)
);
