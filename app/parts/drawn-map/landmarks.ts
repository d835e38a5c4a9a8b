/**
 * Slugs of towns that help readers orient themselves on the province's map. Names are placed in this order:
 * the largest cities, then towns far from them.
 */
export const LANDMARKS: readonly string[] = [
  "montreal",
  "quebec",
  "gatineau",
  "saguenay",
  "sept-iles",
  "val-d-or",
  "radisson",
  "gaspe",
  "chibougamau",
  "rimouski",
  "schefferville",
  "la-tuque",
  "natashquan",
];
