const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  timeZoneName: "longOffset",
  year: "numeric",
});

/** Default time for a date without one. */
const USUAL_HOUR = "09:00";

/** Returns the instant of a local time in Quebec: `2026-06-18 14:00` is `2026-06-18T18:00:00.000Z`. */
export function instantInQuebec(written: string): string {
  const [day = "", hour = USUAL_HOUR] = written.split(" ");
  const asUtc = new Date(`${day}T${hour}:00Z`);
  const offset = parts.formatToParts(asUtc).find(({ type }) => type === "timeZoneName")?.value;
  return new Date(`${day}T${hour}:00${offset?.replace("GMT", "")}`).toISOString();
}
