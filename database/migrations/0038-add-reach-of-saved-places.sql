-- The ground that a place's radius takes in, as a box: who is concerned by a point is found by an index, whatever their radius.
ALTER TABLE saved_places ADD COLUMN reach box GENERATED ALWAYS AS (
  box(
    point(longitude - radius_km / (110.5 * cos(radians(latitude))), latitude - radius_km / 110.5),
    point(longitude + radius_km / (110.5 * cos(radians(latitude))), latitude + radius_km / 110.5)
  )
) STORED;
