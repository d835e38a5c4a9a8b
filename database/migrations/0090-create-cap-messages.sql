CREATE TABLE cap_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject text NOT NULL,
  -- The message of the same subject before this one; two workers cannot both write its successor.
  follows bigint,
  msg_type text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT cap_messages_chain UNIQUE NULLS NOT DISTINCT (subject, follows)
);
