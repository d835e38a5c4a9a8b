import type { SavedQuestion } from "#accounts/saved-question.ts";
import { fireById } from "#fires/fire-by-id.ts";
import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import { formatAge } from "../data-age/data-age.ts";
import { finderMessagesOf } from "../finder/finder-messages.server.ts";
import { placeAtPoint } from "../finder/place-at-point.server.ts";
import { shownChoice } from "../finder/shown-choice.server.ts";
import { typedWords } from "../finder/typed-words.server.ts";
import { understand } from "../finder/understand.server.ts";
import { choicesOf } from "../finder/which-town.server.ts";
import { fireOf, isAhead } from "../fire/last-known.server.ts";
import { fireRow } from "../fire/rows.server.ts";
import { placeView } from "../place-answer/place-view.server.ts";
import { timelineView } from "../timeline/timeline-view.server.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

/** Returns a followed fire's state and the changes since the person last looked; null for an unknown fire. */
async function followedFire(
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
    /** True once the fire has been extinguished for a week. Then it is no longer followed. */
    isPast: endedAt !== null && now.getTime() - endedAt.getTime() > WEEK_MS,
    news: timelineView({ ...timeline, value: news }, { startedAt: null, isListed, language, now }),
  };
}

/**
 * Answers what applies at each point and what happened to each fire, by the rules of the site's pages. A
 * point or fire that could not be read gives null.
 */
export async function answers(requested: SavedQuestion, services: Services) {
  const { language, points, fires, words } = requested;
  const now = services.now();
  const situation = await services.situation.read();
  const options = { language, now, surroundings: services.surroundings.read() };
  return {
    writtenAt: now,
    age: formatAge([situation.fires, situation.danger, situation.restrictions], language, now),
    places: await inTurns(points, (at) => at && placeView(situation, placeAtPoint(at), options)),
    fires: await byTens(fires, async (fire) => fire && followedFire(fire, situation, language, services)),
    found: await found(words, language, services),
  };
}

export type Answers = Awaited<ReturnType<typeof answers>>;

/** Runs a function on each item; other requests can run between two items. */
async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    await nextTurn();
    results.push(run(item));
  }
  return results;
}

/** Runs ten items at a time. The history service times out slow queries, and 200 at once slow each other. */
async function byTens<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 10)
    results.push(...(await Promise.all(items.slice(at, at + 10).map(run))));
  return results;
}

/** Finds the places that the words of an address can mean. */
async function found(requested: string, language: Language, services: Services) {
  const words = typedWords(requested);
  if (words === "") return null;
  const [{ fires }, areas] = await Promise.all([services.situation.read(), services.naturalAreas.read()]);
  const understood = await understand(words, {
    geocoder: services.geocoder,
    fires: fires.value ?? [],
    areas,
  });
  const { meaning } = understood;
  return {
    says: finderMessagesOf(understood, words, language),
    point: meaning.kind === "point" ? { at: meaning.at, name: meaning.name } : null,
    /** Other meanings of the words; if a place was found, other places with its name. */
    choices: choicesOf(meaning).flatMap((choice) =>
      "at" in choice.target ? [{ ...shownChoice(choice, language), at: choice.target.at }] : [],
    ),
  };
}
