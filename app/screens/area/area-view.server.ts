import { totalHectares } from "#fires/counts.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { type AreaOpenFireAnswer, restrictionsTouching } from "#fires/open-fire-in.server.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { openFireWithOrders } from "#surroundings/what-applies.server.ts";
import { regionsAround, regionsOfZone, zonesAround } from "#territory/area-relations.server.ts";
import type { Language } from "#territory/language.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { areaMapView } from "../../parts/drawn-map/area/area-map-view.server.ts";
import type { FireChoices } from "../../parts/fire/fire-choices.ts";
import { activeCounts } from "../../parts/fire/summary.server.ts";
import { firesView } from "../../parts/fires-section/fires-view.server.ts";
import { areaOpenFireWords } from "../../parts/open-fire/open-fire-words.server.ts";
import { type Area, zoneName } from "../../parts/place/area.server.ts";
import { areaFrame, dangerIn, firesIn, restrictionsIn } from "../../parts/place/area-facts.server.ts";

function figures(fires: readonly Fire[] | null) {
  if (fires === null) return null;
  const active = fires.filter(({ statusId }) => isActive(statusId));
  return { ...activeCounts(active), hectares: totalHectares(active), year: fires.length };
}

/** Returns the kind of rule that differs between places of the area; null if no rule differs. */
function variesIn(answer: AreaOpenFireAnswer): "ban" | "order" | "danger" | null {
  if (answer.kind === "part") return "ban";
  if (answer.kind === "ordered") return "order";
  return answer.kind === "unbanned" && answer.differs ? "danger" : null;
}

/** Returns whether a fire can be lit, as text, and the kind of rule that differs within the area. */
function light(
  situation: Situation,
  area: Area,
  options: Pick<AreaViewOptions, "language" | "now" | "surroundings">,
) {
  const answer = openFireWithOrders(situation, options.surroundings, area, options.now);
  return {
    answer: areaOpenFireWords(answer, area.kind, { ...options, readAt: situation.restrictions.readAt }),
    isThreatened: answer.kind === "banned" && answer.threats.length > 0,
    varies: variesIn(answer),
  };
}

/** Returns all restrictions in force in the area, with their times, for the page's structured data. */
function bans(
  { restrictions }: Situation,
  area: Area,
  { language, now }: Pick<AreaViewOptions, "language" | "now">,
) {
  const here = restrictionsTouching(restrictions.value ?? [], area);
  return restrictionsInForce(here, now).map(({ type, title, startsAt, endsAt }) => ({
    type,
    title: title[language],
    startsAt,
    endsAt,
  }));
}

const byName = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b, "fr"));

/** Returns the neighbours of an area, as region codes or zone names, and the regions that a zone lies in. */
function around(area: Area, situation: Situation) {
  if (area.kind === "region") return { within: [], regions: regionsAround(area.code), zones: [] };
  const zones = byName(zonesAround(area.zone).map((zone) => zoneName(situation, zone)));
  return { within: regionsOfZone(area.zone), regions: [], zones };
}

/** Returns the slug of an area's map. For a zone, this is the usual name, even if the agency renamed it. */
const mapSlug = (area: Area): string =>
  area.kind === "zone" ? (zoneByNumber(area.zone)?.slug ?? area.slug) : area.slug;

export interface AreaViewOptions {
  readonly choices: FireChoices;
  readonly language: Language;
  readonly now: Date;
  readonly surroundings: Surroundings;
}

export function areaView(situation: Situation, area: Area, options: AreaViewOptions) {
  const { language, now } = options;
  const fires = firesIn(area, situation);
  const changedAt = situation.statistics.intensive.value?.modifiedAt ?? null;
  return {
    area,
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, now),
    changedAt: changedAt && formatsOf(language).dayTime(changedAt, now),
    figures: figures(fires),
    fires: firesView(situation, fires, options),
    danger: dangerIn(area, situation),
    restrictions: restrictionsIn(area, situation, language, now),
    bans: bans(situation, area, options),
    light: light(situation, area, options),
    around: around(area, situation),
    mapSlug: mapSlug(area),
    map: areaMapView(situation, areaFrame(area), { now }),
  };
}

export type AreaView = ReturnType<typeof areaView>;
