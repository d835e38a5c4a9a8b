CREATE INDEX people_by_use ON people (used_at, id);
