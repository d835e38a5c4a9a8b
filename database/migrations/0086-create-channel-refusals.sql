CREATE TABLE channel_refusals (
  delivery_id bigint PRIMARY KEY REFERENCES deliveries (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms', 'push')),
  -- Whose message it is: many messages to one person count once.
  owner text NOT NULL,
  first_at timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  is_gone boolean NOT NULL
);
