CREATE INDEX deliveries_by_subscriber ON deliveries (subscriber_id) WHERE subscriber_id IS NOT NULL;
