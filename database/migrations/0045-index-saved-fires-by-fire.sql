CREATE INDEX saved_fires_by_fire ON saved_fires (fire_id) WHERE by_email OR by_sms OR by_push;
