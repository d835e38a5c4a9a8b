import { gsmParts, gsmText } from "#delivery/gsm.ts";
import type { Writing } from "#delivery/message.ts";
import { PHRASES } from "./alert-phrases.ts";
import { type AlertAbout, tellAll } from "./told.ts";

/** Two parts: a third is a third more to pay, and nobody reads it on the run. */
const MOST_PARTS = 2;
const ROOM = 153 * MOST_PARTS;

/** Sender, fact, place, what to do, how to stop, link: in two parts at most, the link last and whole. */
export function alertSms(about: AlertAbout, { language, siteUrl }: Writing): string {
  const { sender, more, stopByText } = PHRASES[language];
  const { first, others, path } = tellAll(about, language);
  const end = `${stopByText}. ${siteUrl}${path}`;
  const pieces = [
    first.headline,
    ...(others.length > 0 ? [more(others.length)] : []),
    ...(first.advice ? [first.advice] : []),
  ].map((piece) => piece.replace(/[.!]$/, ""));
  for (let kept = pieces.length; kept > 0; kept--) {
    const text = gsmText(`${sender}${pieces.slice(0, kept).join(". ")}. ${end}`);
    if (gsmParts(text) <= MOST_PARTS) return text;
  }
  // A nickname of 255 characters: the page says the rest.
  const room = ROOM - gsmText(`${sender}... ${end}`).length;
  return gsmText(`${sender}${gsmText(pieces[0] ?? "").slice(0, room)}... ${end}`);
}
