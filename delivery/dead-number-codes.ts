/**
 * Twilio's codes of numbers that no text message reaches: invalid (21211), unroutable (21214), stopped there (21610), not mobile (21614),
 * a landline (21635, 30006), unknown (30005).
 */
const CODES: readonly number[] = [21211, 21214, 21610, 21614, 21635, 30005, 30006];
/** A phone that is off or out of reach. In an outage of power or networks there are many. */
const UNREACHED = 30003;

/** Returns whether an error of Twilio's, at once or later, means that nothing arrives at its number. */
export const isDeadNumber = (code: number): boolean => CODES.includes(code);

/** Returns whether an error of Twilio's says something of the channel, not only of one phone. */
export const isOfChannel = (code: number): boolean => code !== UNREACHED;
