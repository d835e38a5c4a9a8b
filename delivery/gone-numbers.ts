/** Twilio's codes of numbers that no text message reaches: none, not to be reached, stopped there, no mobile, unknown, a landline. */
const CODES: readonly number[] = [21211, 21214, 21610, 21614, 30005, 30006];

/** Whether an error of Twilio's, of a message that it refused or of one that it took, says that nothing arrives at its number. */
export const saysGone = (code: number): boolean => CODES.includes(code);
