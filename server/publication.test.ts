import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import type { ContentChange } from "#content/content-service.ts";
import type { StoryPaths } from "#content/story.ts";
import { readSettings } from "#settings";
import { startSite } from "./app.double.ts";
import { createServices } from "./services.ts";

const SECRET = "a secret";
const BODY = JSON.stringify({ action: "published", story_id: 7, full_slug: "communiques/un" });
const signed = (body: string, secret = SECRET) => createHmac("sha1", secret).update(body).digest("hex");

let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

/** A site whose content changes on each read. */
async function setUp(changed: readonly StoryPaths[] = [], hasOtherConfiguration = false) {
  const env = { NODE_ENV: "test", SITE_URL: "https://site.test", CONTENT_WEBHOOK_SECRET: SECRET };
  const { services } = createServices(readSettings(env));
  let readings = 0;
  let tell: (change: ContentChange) => void = () => undefined;
  const content = {
    ...services.content,
    onChange(listener: typeof tell) {
      tell = listener;
    },
    async invalidate() {
      readings += 1;
      tell({ stories: changed, hasOtherTexts: false, hasOtherConfiguration });
    },
  };
  const site = await startSite({ env, services: { ...services, content } });
  stop = async () => {
    site.server.server.closeAllConnections();
    await site.server.stop();
  };
  const post = async (headers: Record<string, string>, body = BODY, path = "/contenu/publication") =>
    (await fetch(site.origin + path, { method: "POST", headers, body })).status;
  return { ...site, post, readings: () => readings };
}

describe("a publication", () => {
  it("a signed publication makes the site read the content again", async () => {
    const { post, readings } = await setUp();
    expect(await post({ "webhook-signature": signed(BODY) })).toBe(204);
    expect(readings()).toBe(1);
  });

  it.each([
    ["without a signature", {}],
    ["with an empty signature", { "webhook-signature": "" }],
    ["signed with another secret", { "webhook-signature": signed(BODY, "another") }],
    ["with the signature of another body", { "webhook-signature": signed(`${BODY} `) }],
    ["with a signature that is too long", { "webhook-signature": `${signed(BODY)}00` }],
  ])("a publication %s is refused, and the content is not read", async (_, headers) => {
    const { post, readings } = await setUp();
    expect(await post(headers)).toBe(401);
    expect(readings()).toBe(0);
  });

  it("a publication with a body over 512 KB is refused, with or without a length header", async () => {
    const { origin, post, readings } = await setUp();
    const long = "x".repeat(512 * 1024 + 1);
    expect(await post({ "webhook-signature": signed(long) }, long)).toBe(413);
    const stream = new Blob([long]).stream();
    const init = {
      method: "POST",
      body: stream,
      duplex: "half",
      headers: { "webhook-signature": signed(long) },
    };
    expect((await fetch(`${origin}/contenu/publication`, init)).status).toBe(413);
    expect(readings()).toBe(0);
  });

  it("a publication is only accepted at its own address, by POST", async () => {
    const { origin, post } = await setUp();
    expect(await post({ "webhook-signature": signed(BODY) }, BODY, "/")).toBe(405);
    expect((await fetch(`${origin}/contenu/publication`)).status).toBe(405);
  });

  it("after a publication, only the pages of changed stories are rendered again", async () => {
    const { origin, post, renders } = await setUp([{ fr: "a", en: "a" }]);
    const headers = { cookie: "langue=fr" };
    const visit = async () => {
      for (const path of ["/a/", "/b/"]) await fetch(origin + path, { headers });
    };
    await visit();
    await post({ "webhook-signature": signed(BODY) });
    await visit();
    expect(renders()).toBe(3);
  });

  it("after a change of the content service's configuration, every page is rendered again", async () => {
    const { origin, post, renders } = await setUp([], true);
    const visit = async () => {
      for (const path of ["/a/", "/b/"]) await fetch(origin + path, { headers: { cookie: "langue=fr" } });
    };
    await visit();
    await post({ "webhook-signature": signed(BODY) });
    await visit();
    expect(renders()).toBe(4);
  });
});
