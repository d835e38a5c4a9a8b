CREATE TABLE consultations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  read_at timestamptz(3) NOT NULL,
  -- Empty: the password came alone.
  reader text NOT NULL,
  named_by text NOT NULL,
  page text NOT NULL,
  shown text NOT NULL,
  report_ids uuid[] NOT NULL,
  network_mark text
);
