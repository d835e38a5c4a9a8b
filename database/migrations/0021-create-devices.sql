CREATE TABLE devices (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  sealed_endpoint text NOT NULL,
  endpoint_mark text NOT NULL CONSTRAINT devices_endpoint UNIQUE,
  sealed_keys text NOT NULL,
  added_at timestamptz(3) NOT NULL
);
