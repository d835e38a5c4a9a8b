CREATE TABLE alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  change_id bigint NOT NULL REFERENCES changes (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  place_id uuid NOT NULL REFERENCES saved_places (id) ON DELETE CASCADE,
  channel text NOT NULL,
  urgency smallint NOT NULL,
  distance_km real,
  due_at timestamptz(3) NOT NULL,
  gathered_at timestamptz(3),
  CONSTRAINT alerts_once UNIQUE (change_id, place_id, channel)
);
