import { desc, sql } from "drizzle-orm";
import type { StoryPathStore } from "#content/story-paths.ts";
import type { Database } from "#database/open.server.ts";
import { storyPaths } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";

/** Maximum number of story paths that a site loads into memory: those that were saved last. */
const MOST = 20_000;

export function createStoryPaths(database: Database): StoryPathStore {
  return {
    async load() {
      const rows = await database.run((queries) =>
        queries.select().from(storyPaths).orderBy(desc(storyPaths.seenAt)).limit(MOST),
      );
      const inLanguage = (language: Language) =>
        new Map(rows.filter((row) => row.language === language).map(({ path, story }) => [path, story]));
      return { fr: inLanguage("fr"), en: inLanguage("en") };
    },
    async save({ fr, en }) {
      const rows = [
        ...[...fr].map((entry) => ["fr", ...entry] as const),
        ...[...en].map((entry) => ["en", ...entry] as const),
      ];
      if (rows.length === 0) return;
      const column = (at: 0 | 1 | 2) => sql`${sql.param(rows.map((row) => row[at]))}::text[]`;
      await database.run((queries) =>
        queries.execute(sql`
          INSERT INTO story_paths (language, path, story) SELECT * FROM unnest(${column(0)}, ${column(1)}, ${column(2)})
          ON CONFLICT (language, path) DO UPDATE SET story = excluded.story, seen_at = now()`),
      );
    },
  };
}
