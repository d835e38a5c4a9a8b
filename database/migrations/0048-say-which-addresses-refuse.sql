ALTER TABLE people ADD COLUMN email_refused_at timestamptz(3), ADD COLUMN phone_refused_at timestamptz(3);
