import type { Language } from "#territory/language.ts";
import { pathTo, screenAt } from "../../../paths.ts";
import { regionSlugOf } from "../../fire/fire-path.ts";
import { type MapChoices, readMapChoices } from "../choices/map-choices.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { around } from "../records/ground-around.ts";
import { type ListView, listPage } from "../records/list-view.ts";
import { mapDataPath } from "../records/map-data-path.ts";
import type { MapPageView } from "../records/map-page-view.server.ts";
import type { ZoneRecord } from "../records/records.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import { fireSubject, PROVINCE } from "../records/subjects.ts";
import { type HeldCard, type HeldCards, heldKey } from "./held-cards.ts";

/** The map's page as its loader gives it. */
export interface MapView extends MapPageView {
  readonly writtenAt: Date;
  readonly choices: MapChoices;
}

/** What the browser holds of the map that is open. */
export interface HeldMap {
  readonly language: Language;
  readonly pathname: string;
  readonly view: MapView;
  /** The view's own records, all of them. */
  readonly records: RecordFeatures;
  readonly cards: HeldCards;
}

type Opened = Pick<MapView, "subject" | "card">;
const NONE: Opened = { subject: PROVINCE, card: null };

/**
 * The map's page at another address, out of what the browser holds: with the card of one of its records open, or with
 * none. Null when the server must be asked: for other records, for a card that is not held, and for the page that is
 * open already, which is asked for again to have its figures of now.
 */
export function heldView(held: HeldMap, { pathname, searchParams }: URL): MapView | null {
  const { language, view } = held;
  const choices = readMapChoices(searchParams, language);
  const isSame = pathname === held.pathname && choices.selected === view.choices.selected;
  if (choices.here !== null || (isSame && view.choices.here === null)) return null;
  if (choices.page !== view.choices.page) return null;
  if (mapDataPath(choices, language) !== mapDataPath(view.choices, language)) return null;
  const opened = openedAt(held, pathname, choices);
  const listed = opened && listedFor(held, opened.subject);
  return listed && { ...view, ...opened, ...listed, choices };
}

/** What is open at an address, when it is held. */
function openedAt({ language, cards }: HeldMap, pathname: string, { selected }: MapChoices): Opened | null {
  if (pathname === pathTo("map", language)) {
    if (selected === null) return NONE;
    const held = cards.get(heldKey("restriction", selected)) ?? cards.get(heldKey("area", selected));
    return held ? { card: held.card, subject: subjectOf(held, language) } : null;
  }
  if (selected !== null) return null;
  const { name, parts } = screenAt(pathname) ?? {};
  const held =
    name === "map-fire"
      ? cards.get(heldKey("fire", parts?.id ?? ""))
      : [...cards.values()].find(({ subject }) => name === "map-zone" && subject?.slug === parts?.slug);
  // A fire under the name of another region is sent on by the server.
  if (!held || (held.card.kind === "fire" && parts?.slug !== regionSlugOf(held.card.fire.region, language))) {
    return null;
  }
  return { card: held.card, subject: subjectOf(held, language) };
}

/** What the map's page is about once a card is open. */
function subjectOf({ card, subject }: HeldCard, language: Language): SubjectView {
  if (card.kind === "fire") return fireSubject(card.fire, card.at, language);
  return subject ?? (card.kind === "area" ? { ...PROVINCE, bounds: around(card.at) } : PROVINCE);
}

/** The part of the province whose records a subject's page lists; null: all of it. */
const groundOf = ({ kind, key }: SubjectView) =>
  kind === "region" || kind === "zone" ? `${kind} ${key}` : null;

/** The list of another subject: the same where it is about the same ground, made anew of zones, which are all held. */
function listedFor(
  { view, records }: HeldMap,
  subject: SubjectView,
): Pick<MapView, "list" | "counts"> | null {
  const { list, counts, choices } = view;
  const ground = groundOf(subject);
  if (ground === groundOf(view.subject)) return { list, counts };
  if (choices.view !== "danger") return null;
  const zones = records.features.flatMap(({ properties }) =>
    properties.kind === "zone" ? [properties] : [],
  );
  return listOfZones(ground === null ? zones : zones.filter(({ id }) => id === subject.key), choices.page);
}

function listOfZones(zones: readonly ZoneRecord[], wanted: number) {
  const { rows, ...page } = listPage(zones, wanted);
  const list: ListView = { records: rows, ...page, doubt: null, unmapped: 0, announced: [] };
  const counts: Record<string, number> = {};
  for (const { level } of zones) counts[String(level)] = (counts[String(level)] ?? 0) + 1;
  return { list, counts };
}
