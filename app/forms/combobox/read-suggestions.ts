import * as z from "zod/mini";

const suggestions = z.object({
  groups: z.array(
    z.object({
      title: z.string(),
      rows: z.array(
        z.object({
          // Only ever a page of this site.
          to: z.string().check(z.regex(/^\/(?!\/)/)),
          title: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
          about: z.string(),
        }),
      ),
    }),
  ),
});

/** What the search suggests, by kind. */
export type Suggestions = z.infer<typeof suggestions>;

export const NO_SUGGESTIONS: Suggestions = { groups: [] };

/** An answer of the search; no suggestions for anything else: they are a help, and never needed. */
export const readSuggestions = (answer: unknown): Suggestions =>
  suggestions.safeParse(answer).data ?? NO_SUGGESTIONS;
