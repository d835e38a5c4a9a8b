import { once } from "./once.ts";
import { TIME_ZONE } from "./time-zone.ts";

const written = once(() => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, year: "numeric" }));

/** The year that it is in Quebec, whatever the machine's clock is set to. */
export const quebecYear = (at: Date): number => Number(written().format(at));
