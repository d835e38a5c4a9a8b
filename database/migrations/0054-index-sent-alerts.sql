CREATE INDEX deliveries_sent_alerts ON deliveries (ended_at) WHERE state = 'sent' AND kind = 'alert';
