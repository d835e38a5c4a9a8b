-- Sessions of operators and dispatch that the identity provider signed in. Only the browser has the token.
CREATE TABLE operator_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark text NOT NULL CONSTRAINT operator_sessions_mark UNIQUE,
  subject text NOT NULL,
  sealed_name text NOT NULL,
  roles text[] NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at timestamptz(3) NOT NULL DEFAULT now()
);
