CREATE INDEX alerts_to_gather ON alerts (urgency, due_at, id) WHERE gathered_at IS NULL;
