import type { Hono } from "hono";
import { DATASOURCE, entriesOf } from "./dictionary.ts";
import type { DictionaryDesk } from "./editor/dictionary-desk.ts";
import { folderJson, linkJson } from "./link-json.ts";
import { pageParameters, responseOptionsOf, responseParameters } from "./request-parameters.ts";
import { slugsOf } from "./select-stories.ts";
import { SPACE } from "./space.ts";
import type { JsonObject } from "./story.ts";
import type { StoryStore } from "./story-store.ts";

const onPage = pageParameters(1000);

function cut<T>(items: readonly T[], query: Readonly<Record<string, string>>) {
  const { page, per_page } = onPage.parse(query);
  return {
    shown: items.slice((page - 1) * per_page, page * per_page),
    headers: { total: String(items.length), "per-page": String(per_page) },
  };
}

/** Adds the routes about the space: links, tags, data sources, and the space itself. */
export function spaceRoutes(
  app: Hono,
  root: string,
  storeOf: () => StoryStore,
  deskOf: () => Pick<DictionaryDesk, "entries" | "changedAt">,
): void {
  const changedAt = () => Math.max(storeOf().changedAt, deskOf().changedAt);
  app.get(`${root}/links`, async (context) => {
    const store = storeOf();
    const query = context.req.query();
    const start = query.starts_with ?? "";
    const options = responseOptionsOf(store, responseParameters.parse(query), start);
    const stories = store
      .list(options.version)
      .filter((story) => slugsOf(store, story).some((slug) => slug.startsWith(start)));
    const folders = store
      .folders()
      .filter((path) => `${path}/`.startsWith(start) || `en/${store.pathIn("en", path)}/`.startsWith(start));
    const links = [
      ...folders.map((path) => folderJson(path, options)),
      ...stories.map((story) => linkJson(story, options)),
    ];
    const { shown, headers } = cut(links, query);
    const isCut = query.paginated === "1";
    return context.json({ links: byUuid(isCut ? shown : links) }, 200, isCut ? headers : {});
  });

  app.get(`${root}/tags`, async (context) => {
    const store = storeOf();
    const query = context.req.query();
    const { version } = responseParameters.parse(query);
    const counts = new Map<string, number>();
    for (const story of store.list(version)) {
      if (!slugsOf(store, story).some((slug) => slug.startsWith(query.starts_with ?? ""))) continue;
      for (const tag of story.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    return context.json({ tags: [...counts].map(([name, taggings_count]) => ({ name, taggings_count })) });
  });

  app.get(`${root}/datasources`, (context) => {
    const { shown, headers } = cut([DATASOURCE], context.req.query());
    return context.json({ datasources: shown }, 200, headers);
  });

  app.get(`${root}/datasource_entries`, async (context) => {
    const { datasource, dimension, ...query } = context.req.query();
    if (datasource !== undefined && datasource !== DATASOURCE.slug)
      return context.json(["This record could not be found"], 404);
    const { shown, headers } = cut(entriesOf(deskOf().entries, dimension), query);
    return context.json({ datasource_entries: shown, cv: changedAt() }, 200, headers);
  });

  app.get(`${root}/spaces/me`, async (context) => {
    const version = changedAt();
    return context.json({ space: { ...SPACE, version, language_codes: ["en"] } });
  });
}

const byUuid = (links: readonly JsonObject[]) => Object.fromEntries(links.map((link) => [link.uuid, link]));
