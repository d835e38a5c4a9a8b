import { cleanLine } from "#territory/clean-text.ts";

/** Matches an email address, or a phone number as sent (E.164). */
const ADDRESS = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+|\+\d{8,15}/g;

/**
 * Removes addresses from a channel's reason for a refusal. Servers often repeat the address in their own
 * spelling, and we store the reason long after the address. Also cleans the text, because a text that was cut
 * can end with half a character, which the database rejects.
 * @param address another address to remove
 */
export const redactAddress = (reason: string, address = ""): string =>
  cleanLine(address === "" ? reason : reason.replaceAll(address, "the address")).replace(
    ADDRESS,
    "the address",
  );
