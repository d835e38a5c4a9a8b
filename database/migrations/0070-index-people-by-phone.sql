CREATE INDEX people_by_phone ON people (phone_mark) WHERE phone_mark IS NOT NULL;
