import { LATE_AFTER_MS } from "#fires/freshness.ts";
import type { ChangesSince, Recent } from "#history/history-service.ts";
import { firePath } from "#plan/fire-path.ts";
import type { Language } from "#territory/language.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { regionName } from "../fire/rows.server.ts";
import { type NetChange, netChanges, PERIOD_KINDS, type PeriodKind } from "./net-changes.ts";
import { type SinceItem, type SinceView, writeSince } from "./since-view.ts";
import { sinceTexts } from "./texts.ts";

export const DAY_MS = 24 * 3_600_000;
/** Greatest number of names per kind of change. The lists of the page have all names. */
const MOST_NAMED = 3;

/** Builds the changes of the last 24 hours for the situation page. */
export function sinceView(
  { value, isFailing }: Recent<ChangesSince>,
  language: Language,
  now: Date,
): SinceView {
  const empty = { from: null, until: null, groups: "" };
  if (value === null) return { state: "unavailable", ...empty };
  if (value.followedSince === null) return { state: "none", ...empty };
  const formats = formatsOf(language);
  const { followedSince, watchedAt } = value;
  const isYoung = now.getTime() - followedSince.getTime() < DAY_MS;
  const isStopped = watchedAt !== null && now.getTime() - watchedAt.getTime() > LATE_AFTER_MS;
  const net = netChanges(value.changes);
  const groups = PERIOD_KINDS.map((kind) => {
    const changes = (net.get(kind) ?? []).toReversed();
    const isGrowth = kind === "fires-grown";
    if (isGrowth) changes.sort((a, b) => growthOf(b) - growthOf(a));
    return {
      kind,
      count: changes.length,
      items: changes
        .slice(0, MOST_NAMED)
        .map((change) => ({ ...itemOf(change, language), ...(SIZED.has(kind) && sizesOf(change)) })),
      ...(isGrowth && { grownHa: changes.reduce((sum, change) => sum + growthOf(change), 0) }),
    };
  }).filter(({ count }) => count > 0);
  return {
    state: "ready",
    from: isYoung ? formats.dayTime(followedSince, now) : null,
    until: watchedAt && (isStopped || isFailing) ? formats.dayTime(watchedAt, now) : null,
    groups: writeSince(groups),
  };
}

const SIZED: ReadonlySet<PeriodKind> = new Set(["fires-grown", "fires-corrected"]);

function sizesOf({ before, after }: NetChange): Pick<SinceItem, "size"> {
  const [was, is] = [before, after].map((side) => (side && "sizeHa" in side ? side.sizeHa : null));
  return typeof is === "number" ? { size: { before: was ?? null, after: is } } : {};
}

/** Returns the growth in hectares. */
function growthOf(change: NetChange): number {
  const { size } = sizesOf(change);
  return size ? size.after - (size.before ?? 0) : 0;
}

function itemOf({ subject, before, after }: NetChange, language: Language): SinceItem {
  const { t } = textsOf(language, sinceTexts);
  const side = after ?? before;
  if (side === null) return { name: subject };
  if ("level" in side) return { name: zoneByNumber(Number(subject))?.name ?? subject };
  if ("type" in side) {
    const regions = formatsOf(language).list(side.regions.map((code) => regionName(code, language)));
    const type = side.title?.[language] || t(`restriction.${side.type}`);
    return { name: regions ? t("since.restriction", { type, regions }) : type };
  }
  return {
    name: side.name ?? t("fires.unnamed", { number: side.number }),
    to: firePath({ id: subject, region: side.region }, language),
  };
}
