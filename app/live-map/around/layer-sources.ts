export const LAYER_SOURCES = {
  orders: "publicAlerts",
  perimeters: "perimeters",
  smoke: "smoke",
  air: "airNow",
  roads: "closedRoads",
  heat: "hotSpots",
  neighbours: "neighbourFires",
} as const;
