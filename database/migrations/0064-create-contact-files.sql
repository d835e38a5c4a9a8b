CREATE TABLE contact_files (
  -- The name of what is stored of it.
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  -- Its name, its kind and the key that opens it.
  sealed_file text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
