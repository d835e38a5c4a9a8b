import * as z from "zod/mini";

const suggestions = z.object({
  groups: z.array(
    z.object({
      title: z.string(),
      rows: z.array(
        z.object({
          // Only accepts paths on this site.
          to: z.string().check(z.regex(/^\/(?!\/)/)),
          title: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
          about: z.string(),
        }),
      ),
    }),
  ),
});

/** Suggestions from the search, grouped by kind. */
export type Suggestions = z.infer<typeof suggestions>;

export const NO_SUGGESTIONS: Suggestions = { groups: [] };

/** Parses the search's response. An invalid response gives no suggestions: the search works without them. */
export const readSuggestions = (answer: unknown): Suggestions =>
  suggestions.safeParse(answer).data ?? NO_SUGGESTIONS;
