import { expect, test, vi } from "vitest";
import { OFFLINE_PATH, PLAN_PATH, SAVED_FILES, SAVED_PAGES } from "./saved-pages.ts";

const SITE = "https://vigie.example";
type CacheKey = string | { readonly url: string };
const addressOf = (requested: CacheKey) =>
  new URL(typeof requested === "string" ? requested : requested.url, SITE).href;

/** Fakes the caches as far as the service worker uses them. A slow file arrives when its promise resolves. */
function startKeeper() {
  const slow = new Map<string, Promise<void>>();
  const opened = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const held = opened.get(name) ?? new Map<string, Response>();
    opened.set(name, held);
    return {
      keys: async () => [...held.keys()].map((url) => ({ url })),
      match: async (requested: CacheKey) => held.get(addressOf(requested))?.clone(),
      put: async (requested: string, answer: Response) => void held.set(addressOf(requested), answer),
      delete: async (requested: CacheKey) => held.delete(addressOf(requested)),
      add: async (requested: CacheKey) => {
        await slow.get(new URL(addressOf(requested)).pathname);
        held.set(addressOf(requested), new Response("file"));
      },
    };
  };
  const heard = new Map<string, (event: unknown) => void>();
  vi.stubGlobal("caches", { open: async (name: string) => open(name) });
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
  );
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: (event: unknown) => void) => heard.set(type, listener),
  });
  vi.stubGlobal("fetch", async (page: string) => {
    const files = page === "/second/" ? "/assets/a.js /assets/b.js" : "/assets/all.css";
    const cacheControl = page.includes("code=")
      ? "private, no-store"
      : page === "/"
        ? "private, max-age=0"
        : "public";
    return new Response(`<html ${files}>`, {
      headers: { "content-type": "text/html", "cache-control": cacheControl },
    });
  });
  const keep = (page: string, alongside: readonly string[] = []) => {
    let saving: Promise<unknown> = Promise.resolve();
    heard.get("message")?.({
      data: { kind: "keep", page, files: [], isLoaded: false, alongside },
      waitUntil: (work: Promise<unknown>) => {
        saving = work;
      },
    });
    return saving;
  };
  const paths = async (name: string) => (await open(name).keys()).map(({ url }) => new URL(url).pathname);
  return { slow, keep, paths };
}

test("caches every file of pages read in quick succession, and always keeps the fallback page and the plan", async () => {
  const { slow, keep, paths } = startKeeper();
  await import("./page-keeper.ts");
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  slow.set("/assets/all.css", first.promise);
  slow.set("/assets/b.js", second.promise);
  const saves = [keep("/first/", [OFFLINE_PATH.fr]), keep("/second/")];
  await new Promise((resolve) => setTimeout(resolve, 20));
  first.resolve();
  await saves[0];
  second.resolve();
  await saves[1];
  expect((await paths(SAVED_FILES)).sort()).toEqual(["/assets/a.js", "/assets/all.css", "/assets/b.js"]);
  await keep(PLAN_PATH.fr);
  for (let page = 0; page < 25; page++) await keep(`/page-${page}/`);
  expect(await paths(SAVED_PAGES)).toEqual(expect.arrayContaining([OFFLINE_PATH.fr, PLAN_PATH.fr]));
  expect(await paths(SAVED_PAGES)).toHaveLength(22);
});

test("caches the bare address /, although its response is private", async () => {
  vi.resetModules();
  const { keep, paths } = startKeeper();
  await import("./page-keeper.ts");
  await keep("/");
  expect(await paths(SAVED_PAGES)).toEqual(["/"]);
});

test("a page with no-store is not cached for offline use", async () => {
  vi.resetModules();
  const { keep, paths } = startKeeper();
  await import("./page-keeper.ts");
  await keep("/first/");
  await keep("/en/sign-in/?code=a");
  expect(await paths(SAVED_PAGES)).toEqual(["/first/"]);
});
