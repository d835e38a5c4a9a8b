import type { Language } from "#territory/language.ts";
import type { ContentService } from "./content-service.ts";
import { createLibrary } from "./library.ts";
import { readStories } from "./read-stories.ts";

/** Returns a content service with these unparsed stories. Without any story, its state has `isFailing`. */
export async function contentOf(
  raws: Readonly<Record<Language, readonly unknown[]>>,
): Promise<ContentService> {
  const read = async (language: Language) =>
    createLibrary((await readStories(raws[language], { language })).stories);
  const libraries = { fr: await read("fr"), en: await read("en") };
  const isRead = raws.fr.length + raws.en.length > 0;
  return {
    storyFrom: async () => null,
    story: async (path, language) => libraries[language].byPath.get(path) ?? null,
    list: async (folder, language) => libraries[language].byFolder.get(folder) ?? [],
    all: async (language) => libraries[language].stories,
    state: () => ({
      isFailing: !isRead,
      readAt: isRead ? new Date(0) : null,
      ...{ stories: 0, dropped: 0, incomplete: 0, refusedConfigurations: 0 },
    }),
    async refresh() {},
    onChange() {},
    showsImage: () => false,
    texts: () => ({ fr: {}, en: {} }),
    configuration: () => null,
    invalidate: async () => {},
  };
}
