import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Language } from "#territory/language.ts";
import { COMPONENTS } from "./components.ts";
import { FIRST_STORIES, type FirstStory } from "./first-stories.ts";
import { merged, openSpace, type Space, type SpaceAccess } from "./storyblok-space.ts";

/** The data source with which editors replace texts of the site. */
const DICTIONARY = {
  ...{ name: "Dictionary", slug: "dictionary" },
  dimensions_attributes: [{ name: "English", entry_value: "en" }],
};
const ENGLISH = { code: "en", name: "English" };

/**
 * Gives a space the language, the components, the data source and the first stories that the site needs. Adds
 * everything that is missing, and updates components that differ. Existing stories stay unchanged.
 * @throws {SetupProblem}
 */
export async function setUpStoryblok(access: SpaceAccess, say: (text: string) => void): Promise<void> {
  const space = openSpace(access);
  const changes = [
    ...(await setUpLanguage(space)),
    ...(await setUpComponents(space)),
    ...(await setUpDatasource(space)),
    ...(await setUpStories(space)),
  ];
  say(changes.length === 0 ? "The space needs no change.\n" : `${changes.join("\n")}\n`);
}

async function setUpLanguage(space: Space): Promise<readonly string[]> {
  const languages = await space.languages();
  if (languages.some(({ code }) => code === ENGLISH.code)) return [];
  await space.setLanguages([...languages, ENGLISH]);
  return ["Added the language English."];
}

async function setUpComponents(space: Space): Promise<readonly string[]> {
  const known = new Map((await space.components()).map((each) => [each.name, each]));
  const changes: string[] = [];
  for (const ours of COMPONENTS) {
    const theirs = known.get(ours.name);
    if (theirs === undefined) {
      await space.addComponent(ours);
      changes.push(`Added the component ${ours.name}.`);
      continue;
    }
    const wanted = merged(ours, theirs);
    if (isDeepStrictEqual(wanted, theirs)) continue;
    await space.changeComponent(theirs.id, wanted);
    changes.push(`Updated the component ${ours.name}.`);
  }
  return changes;
}

async function setUpDatasource(space: Space): Promise<readonly string[]> {
  if ((await space.datasources()).some(({ slug }) => slug === DICTIONARY.slug)) return [];
  await space.addDatasource(DICTIONARY);
  return ["Added the data source dictionary."];
}

/** Creates the missing first stories, each folder before its contents. @returns a sentence for each change */
async function setUpStories(space: Space): Promise<readonly string[]> {
  const folders = new Map<string, number>();
  const changes: string[] = [];
  for (const first of FIRST_STORIES) {
    const path = first.path.fr;
    const isFolder = first.component === undefined;
    const found = (await space.storiesAt(path)).find(
      (each) => each.is_folder === isFolder && each.is_startpage === (first.isStartPage ?? false),
    );
    const made = found ?? (await space.addStory(storyOf(first, folders), !isFolder));
    if (isFolder) folders.set(path, made.id);
    if (found === undefined) changes.push(`Added the ${isFolder ? "folder" : "story"} ${path}.`);
  }
  return changes;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function storyOf(first: FirstStory, folders: ReadonlyMap<string, number>): object {
  const { path, name, isStartPage = false } = first;
  const parent = isStartPage ? path.fr : path.fr.slice(0, Math.max(0, path.fr.lastIndexOf("/")));
  return {
    ...{ name: name.fr, slug: lastPart(path.fr), parent_id: folders.get(parent) ?? 0 },
    // Storyblok only accepts translated slugs if its app Translatable Slugs is installed.
    translated_slugs_attributes: [{ lang: "en", slug: lastPart(path.en), name: name.en }],
    ...(first.component === undefined
      ? { is_folder: true }
      : {
          is_startpage: isStartPage,
          content: { component: first.component, _uid: randomUUID(), ...wordsOf(first) },
        }),
  };
}

/** Returns a story's fields in both languages, with their names in field-level translation. */
function wordsOf({ component, name, summary, text }: FirstStory): object {
  if (component !== "page" || summary === undefined || text === undefined) return {};
  const fieldsIn = (language: Language) => ({
    title: name[language],
    summary: summary[language],
    body: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: text[language] }] }],
    },
  });
  const english = Object.entries(fieldsIn("en")).map(([field, value]) => [`${field}__i18n__en`, value]);
  return { ...fieldsIn("fr"), ...Object.fromEntries(english) };
}
