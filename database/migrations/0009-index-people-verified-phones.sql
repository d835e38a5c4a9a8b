-- A verified number is one profile's; one that nobody verified keeps nobody from theirs.
CREATE UNIQUE INDEX people_verified_phones ON people (phone_mark) WHERE phone_verified_at IS NOT NULL;
