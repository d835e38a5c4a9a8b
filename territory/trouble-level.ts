/** Returns a failed call's log level. A new site can start before its worker has migrated the database. */
export const troubleLevel = (err: unknown): "info" | "warn" =>
  Object(err).code === "database-not-migrated" ? "info" : "warn";
