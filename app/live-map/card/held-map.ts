import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo, screenAt } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import type { AroundView } from "../around/around-view.ts";
import { type MapChoices, readMapChoices } from "../choices/map-choices.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { type ListView, listPage } from "../records/list-view.ts";
import { mapDataPath } from "../records/map-data-path.ts";
import type { ZoneRecord } from "../records/records.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import { around, fireSubject, PROVINCE } from "../records/subjects.ts";
import { type CachedCard, type CachedCards, cardKey } from "./held-cards.ts";
import type { MapPageView } from "./map-page-view.server.ts";

export interface MapView extends MapPageView {
  readonly writtenAt: Date;
  readonly choices: MapChoices;
  /** Records of other authorities; null if no source is set. */
  readonly around: AroundView | null;
}

/** The browser's stored data of the open map. */
export interface CachedMap {
  readonly language: Language;
  readonly pathname: string;
  readonly view: MapView;
  /** All records of the view, not only those of the list's page. */
  readonly records: RecordFeatures;
  readonly cards: CachedCards;
}

type Opened = Pick<MapView, "subject" | "card">;
const NONE: Opened = { subject: PROVINCE, card: null };

/**
 * Builds the map's page for another address from stored data: with the card of a record on the map, or
 * without a card. Null if the server must be asked: for other records, for a card that is not stored, and for
 * the page that is already open, which is requested again for current figures.
 */
export function cachedView(cached: CachedMap, { pathname, searchParams }: URL): MapView | null {
  const { language, view } = cached;
  const choices = readMapChoices(searchParams, language);
  const isSame = pathname === cached.pathname && choices.selected === view.choices.selected;
  if (choices.here !== null || (isSame && view.choices.here === null)) return null;
  if (choices.page !== view.choices.page) return null;
  if (choices.around.join() !== view.choices.around.join()) return null;
  if (mapDataPath(choices, language) !== mapDataPath(view.choices, language)) return null;
  const opened = openedAt(cached, pathname, choices);
  const listed = opened && listedFor(cached, opened.subject);
  return listed && { ...view, ...opened, ...listed, choices };
}

/** Returns the subject and card at an address, if they are stored; else null. */
function openedAt({ language, cards }: CachedMap, pathname: string, { selected }: MapChoices): Opened | null {
  if (pathname === pathTo("map", language)) {
    if (selected === null) return NONE;
    const held = cards.get(cardKey("restriction", selected)) ?? cards.get(cardKey("area", selected));
    return held ? { card: held.card, subject: subjectOf(held, language) } : null;
  }
  if (selected !== null) return null;
  const { name, parts } = screenAt(pathname) ?? {};
  const held =
    name === "map-fire"
      ? cards.get(cardKey("fire", parts?.id ?? ""))
      : [...cards.values()].find(({ subject }) => name === "map-zone" && subject?.slug === parts?.slug);
  // The server redirects a fire's address with another region's name.
  if (!held || (held.card.kind === "fire" && parts?.slug !== regionSlugOf(held.card.fire.region, language))) {
    return null;
  }
  return { card: held.card, subject: subjectOf(held, language) };
}

function subjectOf({ card, subject }: CachedCard, language: Language): SubjectView {
  if (card.kind === "fire") return fireSubject(card.fire, card.at, language);
  return subject ?? (card.kind === "area" ? { ...PROVINCE, bounds: around(card.at) } : PROVINCE);
}

/** Returns the region or zone that limits the list on a subject's page; null for the whole province. */
const groundOf = ({ kind, key }: SubjectView) =>
  kind === "region" || kind === "zone" ? `${kind} ${key}` : null;

/** Returns a subject's list: the current one for the same area, else zones in the danger view, else null. */
function listedFor(
  { view, records }: CachedMap,
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
