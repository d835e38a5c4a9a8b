import { z } from "zod";
import { FIRE_ID } from "#territory/fire-id.ts";
import { LANGUAGES } from "#territory/language.ts";
import { MOST_SAVED } from "./account-acts.ts";

/** Degrees on this globe. */
const point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const fire = z.object({ id: z.string().regex(FIRE_ID), seenAt: z.iso.datetime() });
/** Null stands for one that cannot be read: the others are answered, each in its place. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item.nullable().catch(null)).max(most).default([]);

/** What is asked about somebody's places and fires, as many as a profile has: it names neither them nor their account. */
export const savedQuestion = z.object({
  language: z.enum(LANGUAGES),
  points: listOf(point, MOST_SAVED.places),
  /** Each with the moment (ISO 8601, UTC) after which its changes are news. */
  fires: listOf(fire, MOST_SAVED.fires),
  /** An address or a name to find a point by; empty where none is looked for. */
  words: z.string().catch(""),
});
export type SavedQuestion = z.output<typeof savedQuestion>;

/** How many points and fires of a question could not be read. */
export const unreadIn = ({ points, fires }: Pick<SavedQuestion, "points" | "fires">): number =>
  [...points, ...fires].filter((each) => each === null).length;
