/** Returns a failure's log level: `info` before a worker has migrated the new database, otherwise `warn`. */
export const troubleLevel = (err: unknown): "info" | "warn" =>
  Object(err).code === "database-not-migrated" ? "info" : "warn";
