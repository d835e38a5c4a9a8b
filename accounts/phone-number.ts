/** A number of this continent, as it is written here and sent: +1 and ten digits. */
export const PHONE_LENGTH = 12;
export const EMPTY_PHONE = "+1";

/** Area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

export const isPhoneNumber = (text: string): boolean =>
  text.length === PHONE_LENGTH && NORTH_AMERICAN.test(text);

/**
 * Area codes of +1 that are of neither Canada nor the United States, and 900: a text message there costs many times more, and part of it
 * goes to whoever had it sent.
 */
const DEAR =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876|900)/;

/** Whether we send text messages to a number. */
export const takesTexts = (phone: string): boolean => isPhoneNumber(phone) && !DEAR.test(phone);

/** True if a typed number has no digit beyond the country's: the field was left alone. */
export const isPhoneEmpty = (typed: string): boolean => /^1?$/.test(typed.replace(/\D/g, ""));

/**
 * What somebody typed or pasted, as the field shows it: digits alone, +1 in front, eleven digits at most. A 1 before the
 * area code is the country's, however often it is written: after the field's own, pasted numbers bring theirs.
 */
export const phoneAsTyped = (typed: string): string =>
  EMPTY_PHONE +
  typed
    .replace(/\D/g, "")
    .replace(/^1+/, "")
    .slice(0, PHONE_LENGTH - EMPTY_PHONE.length);

const CODE_LENGTH = 6;

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;

/** The code of a text message, as somebody typed or pasted it: its digits. */
export const codeAsTyped = (typed: string): string => typed.replace(/\D/g, "").slice(0, CODE_LENGTH);
