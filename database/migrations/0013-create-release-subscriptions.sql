CREATE TABLE release_subscriptions (
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  audience text NOT NULL,
  since timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, audience)
);
