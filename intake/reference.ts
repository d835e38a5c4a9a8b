import { randomInt } from "node:crypto";

/** Characters that are clear over a phone: no two look or sound alike. Without vowels, they form no words. */
const SIGNS = "23456789CFGHJMPQRVWX";

/** Returns a reference that a person can quote: `M-4F7Q-X2RC`. */
export const newReference = (letter: string): string => {
  const some = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${letter}-${some()}-${some()}`;
};
