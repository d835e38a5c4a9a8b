import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

export const writtenNumber = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: digits }).format(value);

/** « 2 juillet, 11 h 05 »; “July 2, 11:05 a.m.” */
export const writtenMoment = (at: Date, language: Language): string =>
  withOrdinal(
    new Intl.DateTimeFormat(`${language}-CA`, {
      month: "long",
      day: "numeric",
      hour: "numeric",
      // « 8 h », “8 a.m.”
      ...(at.getUTCMinutes() !== 0 && { minute: "2-digit" }),
      timeZone: TIME_ZONE,
    }).format(at),
    language,
  );

/** French writes the first of a month as an ordinal, where Intl has 1. */
export const withOrdinal = (date: string, language: Language): string =>
  language === "fr" ? date.replace(/\b1(?=\s\p{L}{3})/u, "1er") : date;

/** Ends with one full stop, whatever it ends with: “a.m.” has its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
