CREATE TABLE channel_pauses (
  channel text PRIMARY KEY CHECK (channel IN ('email', 'sms', 'push')),
  paused_at timestamptz(3) NOT NULL
);
