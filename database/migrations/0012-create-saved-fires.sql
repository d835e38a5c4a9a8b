CREATE TABLE saved_fires (
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  fire_id text NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, fire_id)
);
