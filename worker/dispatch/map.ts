import { html } from "hono/html";
import type { KnownFire } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import { lazy } from "#territory/lazy.ts";
import { readWater, regionShapes } from "#territory/shapes.server.ts";
import { GAP, labelsOf } from "./map-labels.ts";
import { HEIGHT, isInside, type MapView, pathOf, scaleOf, viewOf, WIDTH } from "./map-view.ts";

/** Lakes for all maps, read once. */
const lakes = lazy(() => readWater().lakes.features.features);
const LAKES_UNTIL_DEGREES = 6;
const MOST_TOWNS = 8;
/** Towns that are named before any fire, to orient the reader. */
const FIRST_TOWNS = 3;
/** Least distance between two shown towns. */
const APART = 60;

interface MapParts {
  readonly groups: readonly ReportGroup[];
  readonly fires: readonly KnownFire[];
  /** The group that fills the map; null for all groups. */
  readonly about: ReportGroup | null;
  readonly title: string;
  /** Returns the name of the list's n-th group. */
  readonly nameOf: (number: number, group: ReportGroup) => string;
  readonly addressOf: (group: ReportGroup) => string;
}

/**
 * Draws groups by their numbers in the list, with the fires around them, over regions, lakes and towns.
 * Returns null if no report has a location.
 */
export function reportsMap({ groups, fires, about, title, nameOf, addressOf }: MapParts) {
  const points = (about === null ? groups.flat() : about).flatMap(({ at }) => at ?? []);
  if (points.length === 0) return null;
  const view = viewOf(points);
  const ground = regionShapes().areas.map(({ geometry }) => pathOf(geometry.coordinates, view));
  const water =
    view.degrees > LAKES_UNTIL_DEGREES
      ? []
      : lakes().map(({ geometry }) => pathOf(geometry.coordinates, view));
  const burning = fires.map((fire) => ({ ...fire, ...view.put(fire.at) })).filter(isInside);
  const dots = groups.flatMap((group, index) => {
    const at = group.find((report) => report.at !== null)?.at ?? null;
    return at === null ? [] : [{ ...view.put(at), group, number: index + 1 }];
  });
  const towns = townsIn(view);
  const labels = labelsOf(
    [
      ...towns.slice(0, FIRST_TOWNS),
      ...burning.map(({ x, y, id }) => ({ x, y, name: id })),
      ...towns.slice(FIRST_TOWNS),
    ],
    dots,
  );
  const scale = scaleOf(view);
  const kindOf = (group: ReportGroup) => (group.every(({ isSuspect }) => isSuspect) ? "dot doubtful" : "dot");
  // Draw the most severe groups on top.
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="map" role="group" aria-label="${title}">
    <path class="ground" d="${ground.join("")}" /><path class="water" d="${water.join("")}" />
    ${towns.map(({ x, y }) => html`<circle class="town" cx="${x}" cy="${y}" r="3" />`)}
    ${burning.map(({ x, y }) => html`<path class="fire" d="M${x} ${y - 11}l10 18h-20z" />`)}
    ${labels.map(({ name, x, y, side, isSmall }) => html`<text class="${isSmall ? "name small" : "name"}" x="${side === "start" ? x + GAP : x - GAP}" y="${y}" text-anchor="${side}">${name}</text>`)}
    <path class="scale" d="M24 ${HEIGHT - 24}v8h${scale.px}v-8" /><text class="name" x="${32 + scale.px}" y="${HEIGHT - 20}">${scale.km}\u00a0km</text>
    ${dots
      .filter(isInside)
      .toReversed()
      .map(
        ({ x, y, group, number }) =>
          html`<a href="${addressOf(group)}" aria-label="${nameOf(number, group)}"><circle class="hit" cx="${x}" cy="${y}" r="26" /><circle class="${kindOf(group)}" cx="${x}" cy="${y}" r="15" /><text class="number" x="${x}" y="${y}">${number}</text></a>`,
      )}
  </svg>`;
}

/** Returns the largest towns in view that are not close to one another. */
function townsIn(view: MapView) {
  const towns = PLACES.filter(({ kind, population }) => kind !== "lake" && population !== null)
    .map(({ name, at, population }) => ({ ...view.put(at), name, population: population ?? 0 }))
    .filter(isInside)
    .sort((a, b) => b.population - a.population);
  const chosen: typeof towns = [];
  for (const town of towns) {
    if (chosen.length === MOST_TOWNS) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - town.x, y - town.y) > APART)) chosen.push(town);
  }
  return chosen;
}
