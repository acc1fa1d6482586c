//! The rules as tests: `tests/rules/` has a test for every rule and every worked case of `docs/rules/`.
