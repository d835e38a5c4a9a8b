import { cleanLine } from "#territory/clean-text.ts";

/** An email address, or a number as it is sent. */
const ADDRESS = /(?<![^\s<>()[\]"',;:=])[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+|\+\d{8,15}/g;

/**
 * Why a channel did not take a message, without whom it was for: servers like to say whom they refuse, as they write it themselves, and
 * what became of a message is kept long after its address. Cleaned: a cut may part a letter, and the database takes no half.
 * @param address another that it may name
 */
export const unnamed = (reason: string, address = ""): string =>
  cleanLine(address === "" ? reason : reason.replaceAll(address, "the address")).replace(
    ADDRESS,
    "the address",
  );
