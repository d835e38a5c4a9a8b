const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  timeZoneName: "longOffset",
  year: "numeric",
});

/** The usual hour of what gives a date alone. */
const USUAL_HOUR = "09:00";

/** The instant of a date and hour in Quebec: `2026-06-18 14:00` is `2026-06-18T18:00:00.000Z`. */
export function instantInQuebec(written: string): string {
  const [day = "", hour = USUAL_HOUR] = written.split(" ");
  const asUtc = new Date(`${day}T${hour}:00Z`);
  const offset = parts.formatToParts(asUtc).find(({ type }) => type === "timeZoneName")?.value;
  return new Date(`${day}T${hour}:00${offset?.replace("GMT", "")}`).toISOString();
}
