CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  reference text NOT NULL CONSTRAINT contact_messages_reference UNIQUE,
  -- The same message sent twice on a day is one.
  fingerprint text NOT NULL CONSTRAINT contact_messages_once UNIQUE,
  subject text NOT NULL,
  language text NOT NULL,
  sealed_message text NOT NULL,
  is_suspect boolean NOT NULL,
  is_answered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL
);
