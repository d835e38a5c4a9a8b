import { html } from "hono/html";
import type { KnownFire } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import { lakes, regionShapes } from "#territory/shapes.server.ts";
import { HEIGHT, isInside, type MapView, pathOf, scaleOf, viewOf, WIDTH } from "./map-view.ts";

const LAKES_UNTIL_DEGREES = 6;
const MOST_TOWNS = 8;
/** Their names do not meet. */
const [APART_X, APART_Y] = [150, 40];

interface MapParts {
  readonly groups: readonly ReportGroup[];
  readonly fires: readonly KnownFire[];
  /** The group that fills the map; all of them where it is null. */
  readonly about: ReportGroup | null;
  readonly title: string;
  /** How a list calls its n-th group. */
  readonly nameOf: (number: number, group: ReportGroup) => string;
  readonly addressOf: (group: ReportGroup) => string;
}

/** Groups by their numbers in the list and the fires among them, over regions, lakes and towns; null where none has a point. */
export function reportsMap({ groups, fires, about, title, nameOf, addressOf }: MapParts) {
  const points = (about === null ? groups.flat() : about).flatMap(({ at }) => at ?? []);
  if (points.length === 0) return null;
  const view = viewOf(points);
  const ground = regionShapes().areas.map(({ geometry }) => pathOf(geometry.coordinates, view));
  const water =
    view.degrees > LAKES_UNTIL_DEGREES
      ? []
      : lakes().features.features.map(({ geometry }) => pathOf(geometry.coordinates, view));
  const burning = fires.map((fire) => ({ ...fire, ...view.put(fire.at) })).filter(isInside);
  const dots = groups.flatMap((group, index) => {
    const at = group.find((report) => report.at !== null)?.at ?? null;
    return at === null ? [] : [{ ...view.put(at), group, number: index + 1 }];
  });
  const scale = scaleOf(view);
  const kindOf = (group: ReportGroup) => (group.every(({ isSuspect }) => isSuspect) ? "dot doubtful" : "dot");
  // The gravest lie over the others.
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="map" role="group" aria-label="${title}">
    <path class="ground" d="${ground.join("")}" /><path class="water" d="${water.join("")}" />
    ${townsIn(view).map(({ x, y, name }) => html`<circle class="town" cx="${x}" cy="${y}" r="3" /><text class="name" x="${x + 6}" y="${y + 4}">${name}</text>`)}
    ${burning.map(({ x, y, id }) => html`<path class="fire" d="M${x} ${y - 11}l10 18h-20z" />${labelOf(id, x, y)}`)}
    <path class="scale" d="M24 ${HEIGHT - 24}v8h${scale.px}v-8" /><text class="name" x="${32 + scale.px}" y="${HEIGHT - 14}">${scale.km}\u00a0km</text>
    ${dots
      .filter(isInside)
      .toReversed()
      .map(
        ({ x, y, group, number }) =>
          html`<a href="${addressOf(group)}" aria-label="${nameOf(number, group)}"><circle class="hit" cx="${x}" cy="${y}" r="26" /><circle class="${kindOf(group)}" cx="${x}" cy="${y}" r="15" /><text class="number" x="${x}" y="${y}">${number}</text></a>`,
      )}
  </svg>`;
}

/** Beside a fire, on the side that has room. */
const labelOf = (id: string, x: number, y: number) =>
  x > WIDTH - APART_X
    ? html`<text class="name" x="${x - 12}" y="${y + 6}" text-anchor="end">${id}</text>`
    : html`<text class="name" x="${x + 12}" y="${y + 6}">${id}</text>`;

/** The largest towns in view whose names have room. */
function townsIn(view: MapView) {
  const towns = PLACES.filter(({ kind, population }) => kind !== "lake" && population !== null)
    .map(({ name, at, population }) => ({ ...view.put(at), name, population: population ?? 0 }))
    .filter(({ x, y }) => x > 8 && y > 16 && x < WIDTH - APART_X && y < HEIGHT - 48)
    .sort((a, b) => b.population - a.population);
  const kept: typeof towns = [];
  for (const town of towns) {
    if (kept.length === MOST_TOWNS) break;
    if (kept.every(({ x, y }) => Math.abs(x - town.x) > APART_X || Math.abs(y - town.y) > APART_Y))
      kept.push(town);
  }
  return kept;
}
