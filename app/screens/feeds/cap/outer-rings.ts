/** Returns the outer rings of an area: the protocol has no holes. */
export const outerRings = (area: GeoJSON.Polygon | GeoJSON.MultiPolygon): GeoJSON.Position[][] =>
  (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flatMap(([outer]) =>
    outer ? [outer] : [],
  );
