-- Of a fire that somebody follows there is no place. An alert that a channel never took may go by another, which nobody chose for it.
ALTER TABLE alerts
  ALTER COLUMN place_id DROP NOT NULL,
  ADD COLUMN instead_of text CHECK (instead_of IN ('email', 'sms', 'push'));
