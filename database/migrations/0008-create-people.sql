CREATE TABLE people (
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  sealed_email text NOT NULL,
  sealed_first_name text NOT NULL,
  sealed_last_name text NOT NULL,
  language text NOT NULL,
  sealed_phone text,
  phone_mark text,
  phone_verified_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  CONSTRAINT people_subject UNIQUE (subject),
  CONSTRAINT people_phone_whole CHECK ((sealed_phone IS NULL) = (phone_mark IS NULL)),
  CONSTRAINT people_verified_phone CHECK (phone_verified_at IS NULL OR sealed_phone IS NOT NULL)
);
