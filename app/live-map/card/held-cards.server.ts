import { promisify } from "node:util";
import type { Situation } from "#fires/model.ts";
import type { MapSubject } from "../records/map-subject.ts";
import type { RecordOptions } from "../records/record-options.ts";
import { placedRecords } from "../records/records.server.ts";
import type { ListedRecord } from "../records/records.ts";
import { subjectView } from "../records/subject-view.server.ts";
import { EVERYWHERE, within } from "../records/within.server.ts";
import { cardView } from "./card-view.server.ts";
import { type CachedCard, type CachedCards, cardKey } from "./held-cards.ts";

/** Limit of cards per file, never reached by a day's records. Browsers request further cards one by one. */
const MOST = 500;
/** Number of cards that are written before the server handles other requests. */
const AT_ONCE = 25;
const otherRequests = promisify(setImmediate);

/** Returns the cards of all records for some choices, each as the map's page would show it. */
export async function cachedCards(
  situation: Situation,
  wanted: Omit<RecordOptions, "within">,
): Promise<CachedCards> {
  const placed = placedRecords(situation, { ...wanted, within: EVERYWHERE }) ?? [];
  const cards = new Map<string, CachedCard>();
  for (const [at, { record }] of placed.slice(0, MOST).entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await otherRequests();
    const written = record();
    const held = heldCard(situation, written, wanted);
    if (held) cards.set(cardKey(written.kind, written.id), held);
  }
  return cards;
}

/** Returns a record's card; null for a territory. Browsers request this card when a press opens it. */
function heldCard(
  situation: Situation,
  record: ListedRecord,
  wanted: Omit<RecordOptions, "within">,
): CachedCard | null {
  const subject = subjectOf(record);
  if (subject === null) return null;
  const selected = subject.kind === "province" ? record.id : null;
  const choices = { ...wanted.choices, selected, here: null };
  const card = cardView(situation, subject, { ...wanted, choices, within: within(subject, situation) });
  if (card === null) return null;
  const view = subject.kind === "zone" ? subjectView(situation, subject, wanted.language) : null;
  return view ? { subject: view, card } : { card };
}

function subjectOf(record: ListedRecord): MapSubject | null {
  switch (record.kind) {
    case "fire":
      return { kind: "fire", id: record.id };
    case "zone":
      return { kind: "zone", number: Number(record.id) };
    case "restriction":
    case "area":
      return { kind: "province" };
    case "territory":
      return null;
  }
}
