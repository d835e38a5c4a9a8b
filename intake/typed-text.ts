import { cleanText } from "#territory/clean-text.ts";

/** Cuts a text to so many letters at most; never within one. */
export const cutText = (text: string, most: number): string => [...text].slice(0, most).join("");

/** Text as somebody typed it: cleaned, line ends of one kind, every word as it stands. */
export const typedText = (text: string): string => cleanText(text.replace(/\r\n?/g, "\n"));
