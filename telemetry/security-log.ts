import type { Logger } from "pino";

/** Kinds of security events; docs/security.md says which requests cause them. */
export type SecurityEvent =
  | "refused-login"
  | "refused-access"
  | "reached-limit"
  | "odd-request"
  | "shared-password";

/** Logs an event. Calls `facts` only to write a line. Facts contain no person's address, text or name. */
export type LogSecurityEvent = (kind: SecurityEvent, facts: () => object | Promise<object>) => void;

/** Maximum number of lines of one kind of event in a minute, so that a flood does not fill the disk. */
const MOST_LINES = 20;
const MINUTE_MS = 60_000;

/** Makes the security log. At the end of a minute, one line says how many more events there were. */
export function createSecurityLog(log: Pick<Logger, "warn">): LogSecurityEvent {
  const counts = new Map<SecurityEvent, number>();

  function endMinute(kind: SecurityEvent): void {
    const more = (counts.get(kind) ?? 0) - MOST_LINES;
    counts.delete(kind);
    if (more > 0) log.warn({ event: "security", kind, more }, "more security events of this kind");
  }

  return (kind, facts) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) setTimeout(() => endMinute(kind), MINUTE_MS).unref();
    if (count > MOST_LINES) return;
    void Promise.resolve(facts()).then((known) =>
      log.warn(
        { event: "security", kind, ...known },
        kind === "shared-password" ? "the shared password opened a page" : "a request was refused",
      ),
    );
  };
}
