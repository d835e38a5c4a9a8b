/** Quebec's time zone, with daylight saving time. */
export const TIME_ZONE = "America/Toronto";
