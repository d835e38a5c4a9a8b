/** Reasons why a device did not give its position. */
export type PositionFailure = "denied" | "unavailable" | "timeout";

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** Requests the device's position. Returns the reason if the device does not give it. */
export async function askPosition(
  options: PositionOptions,
): Promise<GeolocationCoordinates | PositionFailure> {
  if (!("geolocation" in navigator)) return "unavailable";
  // Privacy extensions make some browsers throw instead of answering.
  return new Promise<GeolocationCoordinates | PositionFailure>((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(FAILURES[code] ?? "unavailable"),
      options,
    ),
  ).catch(() => "unavailable");
}
