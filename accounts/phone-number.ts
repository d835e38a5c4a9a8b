/** Length of a North American number as stored and sent: +1 and ten digits. */
const PHONE_LENGTH = 12;
export const EMPTY_PHONE = "+1";

/** Area code and exchange start with 2 to 9. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

export const isPhoneNumber = (text: string): boolean =>
  text.length === PHONE_LENGTH && NORTH_AMERICAN.test(text);

/**
 * Area codes of +1 outside Canada and the United States, and 900. A text message there costs many times more,
 * and a fraudster who causes it gets a share.
 */
const PREMIUM_RATE =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876|900)/;

export const takesTexts = (phone: string): boolean => isPhoneNumber(phone) && !PREMIUM_RATE.test(phone);

/** Returns true if a typed number has no digit beyond the country code: the field is not filled in. */
export const isPhoneEmpty = (typed: string): boolean => /^1?$/.test(typed.replace(/\D/g, ""));

/** Maximum number of digits of a phone number in any country (E.164). */
const MOST_DIGITS = 15;

/** An extension after a number: « poste 5 », “ext. 5”, x5, #5. It is not part of the number. */
const EXTENSION = /(?:poste|p\.|ext(?:ension|\.)?|x|#) ?\d{1,6}$/i;

const digitsIn = (text: string): string => text.replace(/\D/g, "").slice(0, MOST_DIGITS);

/**
 * Formats typed or pasted text for the field: only digits, +1 in front. Every 1 before the area code is the
 * country code, because a pasted number can repeat the field's +1. Another country code and excess digits are
 * kept, so that the number is refused: a cut number could be another person's.
 */
export function phoneAsTyped(typed: string): string {
  // A second plus sign begins a country code.
  if (/^\+1\+$/.test(typed)) return "+";
  const number = typed.trim().replace(EXTENSION, "");
  const [, ...withPlus] = number.split(/[+\uff0b]/).map(digitsIn);
  const foreign = withPlus.find((digits) => /^[^1]/.test(digits));
  return foreign === undefined ? EMPTY_PHONE + digitsIn(number).replace(/^1+/, "") : `+${foreign}`;
}

/** Returns true if we send no text messages to the formatted number, whatever digits are added to it. */
export const isPhoneRefused = (phone: string): boolean =>
  !takesTexts(phone) && (phone.length >= PHONE_LENGTH || /^\+[^1]/.test(phone));

const CODE_LENGTH = 6;

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;

export const codeAsTyped = (typed: string): string => typed.replace(/\D/g, "").slice(0, CODE_LENGTH);
