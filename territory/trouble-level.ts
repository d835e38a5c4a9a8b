/**
 * Returns the log level of a failed database call. A new installation starts before its worker has migrated the
 * database: that is no trouble.
 */
export const troubleLevel = (err: unknown): "info" | "warn" =>
  Object(err).code === "database-not-migrated" ? "info" : "warn";
