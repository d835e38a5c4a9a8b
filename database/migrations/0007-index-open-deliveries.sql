-- Only what is still to do: the table keeps what was done, and grows by millions.
CREATE INDEX deliveries_to_do ON deliveries (channel, urgency, due_at, id) WHERE state IN ('waiting', 'claimed');
