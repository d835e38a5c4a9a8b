-- Null: as long as the profile.
ALTER TABLE people ADD COLUMN email_since timestamptz(3);
