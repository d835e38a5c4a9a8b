CREATE INDEX people_to_confirm ON people (checked_at) WHERE NOT email_verified;
