import type { Fire, Situation } from "#fires/model.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { type AreaMapView, areaMapView } from "../../parts/drawn-map/area/area-map-view.server.ts";
import { typesShown } from "../choices/map-choices.ts";
import { areasShown } from "../records/area-records.server.ts";
import { radiusKm } from "../records/circle.ts";
import { type ListView, listPage } from "../records/list-view.ts";
import type { MapSubject } from "../records/map-subject.ts";
import type { RecordOptions } from "../records/record-options.ts";
import { announcedRecords, countedRecords, firesShown } from "../records/records.server.ts";
import type { PlacedRecord } from "../records/records.ts";
import { reportView } from "../records/report-view.server.ts";
import { subjectView } from "../records/subject-view.server.ts";
import { around, fireLabel } from "../records/subjects.ts";
import { within } from "../records/within.server.ts";
import { type CardView, cardView } from "./card-view.server.ts";

export type MapPageView = NonNullable<ReturnType<typeof mapPageView>>;

/** Builds the data of the map's page; null if its subject is a fire that the data does not list. */
export function mapPageView(
  situation: Situation,
  subject: MapSubject,
  wanted: Omit<RecordOptions, "within">,
) {
  const options = { ...wanted, within: within(subject, situation) };
  const shown = subjectView(situation, subject, options.language);
  if (shown === null) return null;
  const { fires, danger, restrictions, statistics } = situation;
  const card = cardView(situation, subject, options);
  const { placed, counts } = countedRecords(situation, options);
  const isReport = options.choices.view === "report";
  return {
    // The map moves to an area or territory chosen from the list. A point pressed on the map is already in
    // view.
    subject:
      card?.kind === "area" || card?.kind === "territory" ? { ...shown, bounds: around(card.at) } : shown,
    card,
    drawn: drawnMap(situation, subject, { card, placed: placed ?? [] }, options),
    list: placed && listView(placed, situation, options),
    counts,
    report: isReport ? reportView(situation, options) : null,
    age: formatAge(
      [fires, danger, restrictions, ...(isReport ? [statistics.intensive, statistics.northern] : [])],
      options.language,
      options.now,
    ),
  };
}

/** Draws the map around the card's point or else of the subject, with the view's records over the danger. */
function drawnMap(
  situation: Situation,
  subject: MapSubject,
  { card, placed }: { readonly card: CardView | null; readonly placed: readonly PlacedRecord[] },
  options: RecordOptions,
): AreaMapView | null {
  const { choices, now, language } = options;
  const { view, day } = choices;
  const types = view === "closures" || view === "measures" ? typesShown(choices) : [];
  const isOfFires = view === "fires" || view === "report";
  const wanted = new Set(firesShown(situation.fires.value ?? [], choices));
  const mapOptions = {
    now,
    day: view === "danger" ? day : (0 as const),
    restrictions: (situation.restrictions.value ?? []).filter(({ type }) => types.includes(type)),
    shows: isOfFires ? (fire: Fire) => wanted.has(fire) : null,
    points:
      view === "territories"
        ? placed.flatMap(({ geometry }) => (geometry && pointOfShape(geometry)) ?? [])
        : [],
    circles: areasShown(options).map(({ at, sizeKm2 }) => ({ at, radiusKm: radiusKm(sizeKm2) })),
  };
  const focus = focusOf(card);
  if (focus) {
    const drawn = areaMapView(
      situation,
      { kind: "around", at: focus.at },
      { ...mapOptions, subject: { kind: "place", at: focus.at, label: focus.label } },
    );
    if (drawn) return drawn;
  }
  if (subject.kind !== "fire") return areaMapView(situation, subject, mapOptions);
  const fire = situation.fires.value?.find(({ id }) => id === subject.id);
  if (!fire?.at) return areaMapView(situation, { kind: "province" }, mapOptions);
  return areaMapView(
    situation,
    { kind: "around", at: fire.at },
    { ...mapOptions, subject: { kind: "fire", fire, label: fireLabel(fire, language) } },
  );
}

/** Returns the point and label of a card that is not the page's subject; null for other cards. */
function focusOf(card: CardView | null): { at: Point; label: string } | null {
  switch (card?.kind) {
    case "area":
      return { at: card.at, label: card.area.name };
    case "territory":
      return card.at && { at: card.at, label: card.territory.name };
    case "here":
      return { at: card.at, label: "" };
    default:
      return null;
  }
}

function listView(placed: readonly PlacedRecord[], situation: Situation, options: RecordOptions): ListView {
  const { rows, ...page } = listPage(placed, options.choices.page);
  const { view } = options.choices;
  // The browser adds the zones' shapes.
  const isOfZones = view === "danger";
  const isOfRestrictions = view === "closures" || view === "measures";
  return {
    records: rows.map(({ record }) => record()),
    ...page,
    doubt: isOfRestrictions ? listDoubt(situation.restrictions, options.now) : null,
    unmapped: isOfZones ? 0 : placed.filter(({ geometry }) => geometry === null).length,
    announced: announcedRecords(situation, options),
  };
}
