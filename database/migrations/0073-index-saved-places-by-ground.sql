CREATE INDEX saved_places_by_ground ON saved_places
  USING gist (point(coalesce(ground_longitude, longitude), coalesce(ground_latitude, latitude)))
  WHERE by_email OR by_sms OR by_push;
