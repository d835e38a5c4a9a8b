/** Quebec's clocks, daylight saving right. */
export const TIME_ZONE = "America/Toronto";
