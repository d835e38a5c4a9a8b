/**
 * Twilio's error codes for numbers that no text message reaches: invalid (21211), unroutable (21214), stopped
 * by its owner (21610), not mobile (21614), a landline (21635, 30006), unknown (30005).
 */
const CODES: readonly number[] = [21211, 21214, 21610, 21614, 21635, 30005, 30006];
/** Twilio's error code for a phone that is off or out of reach, as many phones are in a power outage. */
const UNREACHED = 30003;

/** Returns true if a Twilio error, immediate or later, means that the number is unreachable for good. */
export const isDeadNumber = (code: number): boolean => CODES.includes(code);

/** Returns true if a Twilio error can be the channel's fault, not only one phone's. */
export const isOfChannel = (code: number): boolean => code !== UNREACHED;
