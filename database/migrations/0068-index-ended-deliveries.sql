CREATE INDEX deliveries_by_end ON deliveries (ended_at);
