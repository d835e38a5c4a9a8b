CREATE TABLE deletions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sealed_subject text,
  subject_mark text,
  erased_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz(3) NOT NULL
);
