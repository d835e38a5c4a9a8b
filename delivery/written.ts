import { withOrdinal } from "#territory/first-of-month.ts";
import type { Language } from "#territory/language.ts";
import { once } from "#territory/once.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

/** Made once each: to make one takes longer than to write a letter with it. */
const momentOf = (language: Language, minute?: "2-digit") =>
  once(
    () =>
      new Intl.DateTimeFormat(`${language}-CA`, {
        month: "long",
        day: "numeric",
        hour: "numeric",
        minute,
        timeZone: TIME_ZONE,
      }),
  );
const ON_THE_HOUR = { fr: momentOf("fr"), en: momentOf("en") } as const satisfies Record<Language, unknown>;
const MOMENTS = { fr: momentOf("fr", "2-digit"), en: momentOf("en", "2-digit") } as const satisfies Record<
  Language,
  unknown
>;

/** « 2 juillet, 11 h 05 »; “July 2, 11:05 a.m.”; « 8 h », “8 a.m.” */
export const writtenMoment = (at: Date, language: Language): string =>
  withOrdinal((at.getUTCMinutes() === 0 ? ON_THE_HOUR : MOMENTS)[language]().format(at), language);

/** Ends with one full stop, whatever it ends with: “a.m.” has its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
