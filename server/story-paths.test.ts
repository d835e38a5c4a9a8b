import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { createStoryPaths } from "./story-paths.ts";

onEachServer("paths of stories on $name", (prepare) => {
  const database = giveDatabase(prepare);

  it("all sites share the paths of stories, and a path belongs to the story that was saved last", async () => {
    const [one, other] = [createStoryPaths(database()), createStoryPaths(database())];
    expect(await one.load()).toEqual({ fr: new Map(), en: new Map() });
    await one.save({ fr: new Map([["communiques/a", "1"]]), en: new Map([["news/a", "1"]]) });
    await other.save({ fr: new Map([["communiques/a", "2"]]), en: new Map() });
    await other.save({ fr: new Map(), en: new Map() });
    expect(await one.load()).toEqual({
      fr: new Map([["communiques/a", "2"]]),
      en: new Map([["news/a", "1"]]),
    });
  });
});
