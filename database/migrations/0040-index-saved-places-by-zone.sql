CREATE INDEX saved_places_by_zone ON saved_places (zone_number) WHERE by_email OR by_sms OR by_push;
