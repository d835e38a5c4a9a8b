import { expect, it } from "vitest";
import { startService } from "#sandbox/content/service.double.ts";
import { CLOSED, examineOne, serve, serveAlways } from "./doctor.double.ts";

const CHECKS = ["content", "previews", "pictures"] as const;
const sentences = async (changes: Parameters<typeof examineOne>[1]) =>
  Promise.all(CHECKS.map(async (name) => (await examineOne(name, changes)).sentence));

it("the checks of content count the published stories in each language, and explain wrong tokens", async () => {
  const { endpoint: CONTENT_URL } = await startService();
  const [stories, previews] = await sentences({ CONTENT_URL });
  expect(stories).toMatch(/^The space has \d+ stories in French and \d+ stories in English\.$/);
  expect(previews).toBe("The preview token reads drafts.");
  const wrong = await sentences({
    CONTENT_URL,
    CONTENT_TOKEN: "wrong-token",
    CONTENT_PREVIEW_TOKEN: "wrong-too",
  });
  expect(wrong).toEqual([
    "The content service refuses our access: correct CONTENT_TOKEN.",
    "The content service refuses our access: correct CONTENT_PREVIEW_TOKEN.",
    "No picture was requested, since no story can be read: repair the content service first.",
  ]);
});

it("without tokens, editors' previews are reported as not set, and the content as a problem", async () => {
  expect(await examineOne("previews", { CONTENT_PREVIEW_TOKEN: "" })).toMatchObject({
    ...{ state: "not set", sentence: "Editors see no preview: set CONTENT_PREVIEW_TOKEN." },
  });
  expect(await examineOne("content", { CONTENT_TOKEN: "" })).toMatchObject({
    ...{ state: "problem", sentence: "The content service is not asked: set CONTENT_TOKEN." },
  });
});

it("the check of content explains a service that cannot be reached, and a space without stories", async () => {
  const [away] = await sentences({ CONTENT_URL: `http://${CLOSED}/v2` });
  expect(away).toContain("nothing listens there: correct the host and port in CONTENT_URL");
  const content = { dictionary: {}, stories: { files: [], changedAt: 0 } };
  const { endpoint: CONTENT_URL } = await startService({ content });
  const [empty] = await sentences({ CONTENT_URL });
  expect(empty).toBe(
    "The space has no published story in French: run `npm run setup -- storyblok`, or publish one.",
  );
});

it("the check of content refuses a redirect to another host, and does not send the token there", async () => {
  let requested = 0;
  const elsewhere = await serve((_, response) => {
    requested += 1;
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const CONTENT_URL = await serveAlways(302, {}, { location: elsewhere });
  const [stories, previews] = await sentences({ CONTENT_URL });
  for (const sentence of [stories, previews])
    expect(sentence).toBe(
      "The content service redirects to another address: set CONTENT_URL to that address.",
    );
  expect(requested).toBe(0);
});
