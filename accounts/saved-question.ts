import { z } from "zod";
import { FIRE_ID } from "#territory/fire-id.ts";
import { LANGUAGES } from "#territory/language.ts";
import { MOST_SAVED } from "./account-commands.ts";

/** A point in degrees, anywhere on Earth. */
const point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const fire = z.object({ id: z.string().regex(FIRE_ID), seenAt: z.iso.datetime() });
/** Replaces each unreadable item with null, so that the other items keep their position. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item.nullable().catch(null)).max(most).default([]);

/** Request about saved places and fires. It contains neither the places' nicknames nor the account. */
export const savedQuestion = z.object({
  language: z.enum(LANGUAGES),
  points: listOf(point, MOST_SAVED.places),
  /** Followed fires, each with the time (ISO 8601, UTC) after which its changes are news. */
  fires: listOf(fire, MOST_SAVED.fires),
  /** Address or name of a place to search for; empty for no search. */
  words: z.string().catch(""),
});
export type SavedQuestion = z.output<typeof savedQuestion>;

export const unreadIn = ({ points, fires }: Pick<SavedQuestion, "points" | "fires">): number =>
  [...points, ...fires].filter((each) => each === null).length;
