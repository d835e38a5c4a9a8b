import { cleanLine } from "#territory/clean-text.ts";

/** An email address, or a phone number in sent format. */
const ADDRESS = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+|\+\d{8,15}/g;

/**
 * Removes addresses from a channel's reason for a refusal. Servers often repeat the address in their own
 * spelling, and the reason is kept long after the address. Also cleans the text: a cut can leave half a
 * character, which the database rejects.
 * @param address another address to remove
 */
export const redactAddress = (reason: string, address = ""): string =>
  cleanLine(address === "" ? reason : reason.replaceAll(address, "the address")).replace(
    ADDRESS,
    "the address",
  );
