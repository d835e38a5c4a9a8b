CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  given_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3)
);
