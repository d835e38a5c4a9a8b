CREATE TABLE phone_codes (
  person_id uuid PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  phone_mark text NOT NULL,
  code_mark text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  attempts smallint NOT NULL DEFAULT 0
);
