import { expect, test } from "vitest";
import { createContentService } from "./content-service.server.ts";
import { doc, inEnglish, paragraph, rawRelease, text } from "./examples.double.ts";
import { withDraft } from "./with-draft.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const RAWS = [rawRelease("un"), rawRelease("deux")];
const published = createContentService({
  client: {
    dictionary: async () => [],
    version: async () => 1,
    stories: async (language) => (language === "fr" ? RAWS : RAWS.map(inEnglish)),
  },
});
void published.refresh();

const draftOf = (uuid: string, fields: object, more: object = {}) =>
  withDraft(published, { id: 7, ...rawRelease(uuid, fields, more) }, "fr", NOW);

test("a draft replaces only its own story, and the published content stays", async () => {
  const draft = await draftOf("un", { title: "Neuf" });
  expect([draft?.id, draft?.address]).toEqual([7, "/communiques/un/"]);
  expect((await draft?.content.story("communiques/un", "fr"))?.title).toBe("Neuf");
  expect((await draft?.content.story("communiques/deux", "fr"))?.title).toBe("Titre deux");
  const titles = async (content = published) =>
    (await content.list("communiques", "fr")).map(({ title }) => title).toSorted();
  expect(await titles(draft?.content)).toEqual(["Neuf", "Titre deux"]);
  expect(await titles()).toEqual(["Titre deux", "Titre un"]);
  expect((await draft?.content.story("news/un-en", "en"))?.title).toBe("Titre un");
});

test("an unpublished story is included, as if it were published now", async () => {
  const draft = await draftOf("trois", {}, { first_published_at: null });
  expect((await draft?.content.story("communiques/trois", "fr"))?.publishedAt).toEqual(NOW);
  expect(await draft?.content.list("communiques", "fr")).toHaveLength(3);
});

test("links in a draft lead to the current addresses of stories", async () => {
  const link = { type: "link", attrs: { linktype: "story", uuid: "deux", href: "/x" } };
  const draft = await draftOf("un", { body: doc(paragraph(text("ici", link))) });
  const story = await draft?.content.story("communiques/un", "fr");
  expect(JSON.stringify(story?.body)).toContain('"href":"/communiques/deux/"');
});

test("a draft reports the parts that its page omits", async () => {
  const link = { type: "link", attrs: { href: "example.com/page" } };
  const draft = await draftOf("un", { audience: "all", body: doc(paragraph(text("ici", link))) });
  expect(draft?.leftOut).toEqual([
    { kind: "link", name: "example.com/page" },
    { kind: "field", name: "audience" },
  ]);
});

test.each([null, {}, { id: 7 }, rawRelease("un"), { id: 7, ...rawRelease("un", { title: "" }) }])(
  "the result is null instead of content for the unreadable draft %j",
  async (raw) => {
    expect(await withDraft(published, raw, "fr", NOW)).toBeNull();
  },
);
