import { randomInt } from "node:crypto";

/** Said over a phone without mistakes: nothing that looks or sounds like another, and no vowel to make a word of. */
const SIGNS = "23456789CFGHJMPQRVWX";

/** What somebody can name their message by: `M-4F7Q-X2RC`. */
export const newReference = (letter: string): string => {
  const some = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${letter}-${some()}-${some()}`;
};
