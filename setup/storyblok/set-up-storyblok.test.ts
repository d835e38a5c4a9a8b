import { expect, it, onTestFinished } from "vitest";
import { SINGLE_PAGES } from "#app/screens/pages/folder-pages.ts";
import { createContentService } from "#content/content-service.server.ts";
import { readConfiguration } from "#content/read-configuration.ts";
import { createStoryblokClient } from "#content/storyblok-client.server.ts";
import { listen } from "#sandbox/listen.ts";
import { LANGUAGES } from "#territory/language.ts";
import { freeBlock } from "#test-ports";
import { COMPONENTS } from "./components.ts";
import { newSpace } from "./new-space.double.ts";
import { setUpStoryblok } from "./set-up-storyblok.ts";
import { managementUrl } from "./storyblok-space.ts";

/** Starts an empty space. @returns the space, with a function to set the space up */
async function emptySpace() {
  const space = newSpace();
  const port = await freeBlock();
  onTestFinished(await listen(space.app, "content", "127.0.0.1", port));
  const contentUrl = `http://127.0.0.1:${port}/v2`;
  const url = managementUrl(contentUrl);
  const access = { url, spaceId: "606", token: "vigie-editor", callsPerSecond: 1000 };
  const texts: string[] = [];
  const setUp = async (changes: Partial<typeof access> = {}) => {
    texts.length = 0;
    await setUpStoryblok({ ...access, ...changes }, (text) => texts.push(text));
    return texts.join("");
  };
  return { ...space, contentUrl, setUp };
}

it("setup makes a space that the site can read completely in both languages", async () => {
  const { contentUrl, setUp } = await emptySpace();
  expect(await setUp()).toContain("Added the story nous-joindre.");
  const warnings: string[] = [];
  const content = createContentService({
    client: createStoryblokClient({ baseUrl: contentUrl, token: "vigie-public" }),
    log: { info() {}, warn: (facts, message) => void warnings.push(`${message} ${JSON.stringify(facts)}`) },
  });
  await content.refresh();
  expect(warnings).toEqual([]);
  expect(content.state()).toMatchObject({
    isFailing: false,
    dropped: 0,
    incomplete: 0,
    refusedConfigurations: 0,
  });
  for (const language of LANGUAGES) {
    for (const path of Object.values(SINGLE_PAGES))
      expect(await content.story(path[language], language), path[language]).not.toBeNull();
    expect(content.configuration(language)).not.toBeNull();
  }
  expect((await content.story("privacy-policy", "en"))?.title).toBe("Privacy policy");
  expect((await content.story("about-us/mission", "en"))?.summary).toContain("We prevent wildfires");
});

it("setup changes nothing in a space that it has set up before", async () => {
  const { setUp } = await emptySpace();
  await setUp();
  expect(await setUp()).toBe("The space needs no change.\n");
});

it("setup keeps an editor's texts, fields and descriptions, and restores the fields that the site needs", async () => {
  const { setUp, stories, components } = await emptySpace();
  await setUp();
  const story = stories.find(({ slug }) => slug === "nous-joindre");
  Object.assign(story?.content ?? {}, { title: "Écrivez-nous" });
  const quote = components.find(({ name }) => name === "quote");
  Object.assign(quote?.schema ?? {}, {
    text: { type: "text", description: "Short, please" },
    mood: { type: "text" },
  });
  expect(await setUp()).toBe("Updated the component quote.\n");
  expect(story?.content).toMatchObject({ title: "Écrivez-nous" });
  expect(components.find(({ name }) => name === "quote")?.schema).toMatchObject({
    text: { type: "textarea", required: true, description: "Short, please" },
    mood: { type: "text" },
  });
});

it("setup explains a wrong token and a wrong number of the space", async () => {
  const { setUp } = await emptySpace();
  await expect(setUp({ token: "wrong" })).rejects.toThrow(
    "give CONTENT_MANAGEMENT_TOKEN of an administrator",
  );
  await expect(setUp({ spaceId: "1" })).rejects.toThrow("check the number of the space (1)");
});

it("managementUrl() finds the Management API of each region", () => {
  expect(managementUrl("https://api.storyblok.com/v2")).toBe("https://mapi.storyblok.com/v1");
  expect(managementUrl("https://api-ca.storyblok.com/v2")).toBe("https://api-ca.storyblok.com/v1");
});

it("each block that a field allows exists as a component", () => {
  const names = COMPONENTS.map(({ name }) => name);
  const allowed = COMPONENTS.flatMap(({ schema }) =>
    Object.values(schema).flatMap(({ component_whitelist }) => component_whitelist ?? []),
  );
  expect(allowed.filter((name) => !names.includes(String(name)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(
    readConfiguration(
      { component: "configuration" },
      { addressOf: () => null, page: "/", isScreen: () => false },
    ).header,
  ).toBeNull();
});
