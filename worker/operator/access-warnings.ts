import type { Settings } from "#settings";

type AccessSettings = Pick<
  Settings,
  | "ALERT_CAP"
  | "NODE_ENV"
  | "OPERATIONS_IDENTITY_CLIENT_ID"
  | "OPERATOR_TOKEN"
  | "VIGIE_SANDBOX"
  | "WORKER_PORT"
>;

/** Returns the worker's warnings at start on who can open the agency's pages. */
export function accessWarnings(settings: AccessSettings): readonly string[] {
  const { ALERT_CAP, OPERATOR_TOKEN, WORKER_PORT } = settings;
  const hasIdentity = settings.OPERATIONS_IDENTITY_CLIENT_ID !== "";
  const isOpen = WORKER_PORT !== undefined && (hasIdentity || OPERATOR_TOKEN !== "");
  const isProduction = settings.NODE_ENV === "production" && !settings.VIGIE_SANDBOX;
  return [
    ...(ALERT_CAP !== undefined && !isOpen
      ? [
          "ALERT_CAP holds alerts that this worker lets nobody send: set WORKER_PORT, and OPERATIONS_IDENTITY_CLIENT_ID or OPERATOR_TOKEN",
        ]
      : []),
    ...(isProduction && isOpen && !hasIdentity
      ? [
          "OPERATOR_TOKEN is the only way to /operator: without a second factor, roles or proven names. Set OPERATIONS_IDENTITY_CLIENT_ID",
        ]
      : []),
  ];
}
