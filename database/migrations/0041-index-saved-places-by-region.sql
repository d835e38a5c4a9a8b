CREATE INDEX saved_places_by_region ON saved_places (region_code) WHERE by_email OR by_sms OR by_push;
