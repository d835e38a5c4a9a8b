/** Offset of each simulated service's port from the hub's port. */
export const PORT_OFFSETS = {
  hub: 0,
  "fire-data": 1,
  content: 2,
  identity: 3,
  geocoder: 4,
  tiles: 5,
  mail: 6,
  sms: 7,
  push: 8,
  database: 9,
  surroundings: 10,
} as const;

/** Sources around a fire. One server simulates them all, but each source can have its own fault. */
const SURROUNDING_SERVICES = [
  "hot-spots",
  "neighbours",
  "air",
  "weather",
  "smoke",
  "orders",
  "events",
  "roads",
] as const;

export const FAULTY_SERVICES = [
  "fire-data",
  "content",
  "identity",
  "geocoder",
  "tiles",
  "mail",
  "sms",
  "push",
  // Served on the hub's own port.
  "dispatch",
  // Sources around a fire, all served on the port of "surroundings".
  ...SURROUNDING_SERVICES,
] as const;
export type FaultyService = (typeof FAULTY_SERVICES)[number];
