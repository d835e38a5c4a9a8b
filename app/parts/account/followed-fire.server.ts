import type { SavedQuestion } from "#accounts/saved-question.ts";
import { fireById } from "#fires/fire-by-id.ts";
import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { fireOf, isAhead } from "../fire/last-known.server.ts";
import { fireRow } from "../fire/rows.server.ts";
import { timelineView } from "../timeline/timeline-view.server.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

/** Returns a followed fire's state and what changed since the person last looked; null if it is unknown. */
export async function followedFire(
  { id, seenAt }: NonNullable<SavedQuestion["fires"][number]>,
  situation: Situation,
  language: Language,
  services: Pick<Services, "history" | "now">,
) {
  const now = services.now();
  const listed = fireById(situation, id);
  const [timeline, lastKnown] = await Promise.all([
    services.history.timelineOf(id),
    listed ? null : services.history.lastKnown(id),
  ]);
  const state = lastKnown?.value?.fire;
  const fire = listed ?? (state ? fireOf(id, state) : null);
  if (fire === null) return null;
  const since = Date.parse(seenAt);
  const news = timeline.value && {
    ...timeline.value,
    changes: timeline.value.changes.filter(({ observedAt }) => observedAt.getTime() > since),
  };
  const isListed = listed !== null || isAhead(timeline, situation.fires);
  const endedAt = isActive(fire.statusId) ? null : (fire.extinguishedAt ?? fire.modifiedAt);
  return {
    row: fireRow(fire, language, now),
    isListed,
    /** True once the fire has been out for a week. Then it is no longer followed. */
    isPast: endedAt !== null && now.getTime() - endedAt.getTime() > WEEK_MS,
    news: timelineView({ ...timeline, value: news }, { startedAt: null, isListed, language, now }),
  };
}
