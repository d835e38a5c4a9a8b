import { cleanText } from "#territory/clean-text.ts";

/** Cuts a text to a number of characters, and splits no character of two code units. */
export const cutText = (text: string, most: number): string => [...text].slice(0, most).join("");

/** Cleans a typed text and normalizes its line ends, and keeps every word. */
export const typedText = (text: string): string => cleanText(text.replace(/\r\n?/g, "\n"));
