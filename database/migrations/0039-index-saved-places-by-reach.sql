CREATE INDEX saved_places_by_reach ON saved_places USING gist (reach) WHERE by_email OR by_sms OR by_push;
