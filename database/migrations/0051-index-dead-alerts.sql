CREATE INDEX deliveries_to_follow ON deliveries (ended_at)
  WHERE state = 'dead' AND followed_at IS NULL AND kind IN ('alert', 'digest');
