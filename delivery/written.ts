import { withOrdinal } from "#territory/first-of-month.ts";
import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

/** Made once each: to make one takes longer than to write a letter with it. */
function once<Key extends string, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>();
  return (key) => {
    const format = made.get(key) ?? make(key);
    made.set(key, format);
    return format;
  };
}

const moments = once(
  (key: `${Language}${"" | " minutes"}`) =>
    new Intl.DateTimeFormat(`${key.slice(0, 2)}-CA`, {
      month: "long",
      day: "numeric",
      hour: "numeric",
      ...(key.length > 2 && { minute: "2-digit" }),
      timeZone: TIME_ZONE,
    }),
);

/** « 2 juillet, 11 h 05 »; “July 2, 11:05 a.m.”; « 8 h », “8 a.m.” */
export const writtenMoment = (at: Date, language: Language): string =>
  withOrdinal(moments(at.getUTCMinutes() === 0 ? language : `${language} minutes`).format(at), language);

/** Ends with one full stop, whatever it ends with: “a.m.” has its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
