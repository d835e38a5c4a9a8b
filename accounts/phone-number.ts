/** A number of this continent, as it is written here and sent: +1 and ten digits. */
export const PHONE_LENGTH = 12;
export const EMPTY_PHONE = "+1";

/** Area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

export const isPhoneNumber = (text: string): boolean =>
  text.length === PHONE_LENGTH && NORTH_AMERICAN.test(text);

/** What somebody typed or pasted, as the field shows it: digits alone, a 1 in front, a + before it, eleven digits at most. */
export function phoneAsTyped(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const withCountry = digits.startsWith("1") ? digits : `1${digits}`;
  return `+${withCountry.slice(0, PHONE_LENGTH - 1)}`;
}
