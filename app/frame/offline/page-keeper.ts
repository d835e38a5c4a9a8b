import { timeLimit } from "../limited-signal.ts";
import { isUnable, type OutageReason } from "../outage-reason.ts";
import {
  FILES_HEADER,
  isAlwaysSaved,
  OFFLINE_PATH,
  type PageToSave,
  SAVED_ATTRIBUTE,
  SAVED_FILES,
  SAVED_FOR_ATTRIBUTE,
  SAVED_PAGES,
} from "./saved-pages.ts";

/** Parts of the service worker API that this file uses. The project's TypeScript types only cover pages. */
interface KeeperWorker {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableWorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: KeeperMessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: KeeperFetchEvent) => void): void;
}
interface ExtendableWorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface KeeperMessageEvent extends ExtendableWorkerEvent {
  readonly data: unknown;
}
interface KeeperFetchEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const MOST_PAGES = 20;
/** Time to wait for the network before the cached page is shown: a connected network can be unresponsive. */
const PATIENCE_MS = 8000;
/** Time limit to fetch a page, and then to fetch its files. The next page to cache waits for both. */
const SAVE_LIMIT_MS = 60_000;
/** Matches headers of pages not to cache. The bare address `/` is `private`, which a browser can cache. */
const NO_STORE = /no-store/;
const ASSET = /\/assets\/[\w.-]+/g;

const worker = self as unknown as KeeperWorker;
/**
 * True if the last page came from the cache; its files then also come from the cache. The value is lost when
 * the browser ends this worker, within a minute.
 */
let isAway = false;
/** Pages are cached one after the other: the cleanup would otherwise delete files of a page in progress. */
let saving: Promise<void> = Promise.resolve();

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
// Request the page while the worker starts, so that neither waits for the other.
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);
worker.addEventListener("message", (event) => {
  if (Object(event.data).kind !== "keep") return;
  saving = saving.then(() => savePages(event.data as PageToSave)).catch(() => {});
  event.waitUntil(saving);
});
worker.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answerPage(event));
  else if ((isAway || !navigator.onLine) && new URL(url).pathname.startsWith("/assets/"))
    event.respondWith(answerFile(event.request));
});

/**
 * Returns the page from the network if possible. Returns the cached page if the network is off, slow or
 * failing, or if the site cannot render the page.
 */
async function answerPage({ request, preloadResponse }: KeeperFetchEvent): Promise<Response> {
  // When going back, the browser would use its own HTTP cache, which does not say how old the page is.
  const known = navigator.onLine ? null : await readSavedPage(request.url, "network");
  if (known) {
    isAway = true;
    return known;
  }
  const fresh = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request));
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    patience = setTimeout(async () => {
      const saved = await readSavedPage(request.url, "network");
      if (saved) resolve(saved);
    }, PATIENCE_MS);
  });
  try {
    const first = await Promise.race([fresh, late]);
    const instead = isUnable(first) ? await readSavedPage(request.url, "site") : null;
    const answer = instead ?? first;
    isAway = answer.headers.has(FILES_HEADER);
    return answer;
  } catch (error) {
    isAway = true;
    const { origin, pathname, search } = new URL(request.url);
    const saved = await readSavedPage(request.url, "network");
    if (saved) return saved;
    const offlinePage = pathname.startsWith("/en/") ? OFFLINE_PATH.en : OFFLINE_PATH.fr;
    if (pathname === offlinePage || !(await caches.match(offlinePage, { cacheName: SAVED_PAGES })))
      throw error;
    return Response.redirect(`${origin + offlinePage}#${pathname}${search}`, 302);
  } finally {
    clearTimeout(patience);
  }
}

async function readSavedPage(url: string, outOfReach: OutageReason): Promise<Response | null> {
  const saved = await caches.match(url, { cacheName: SAVED_PAGES });
  if (saved === undefined) return null;
  const html = await saved.text();
  const marks = `${SAVED_ATTRIBUTE}="${saved.headers.get("date")}" ${SAVED_FOR_ATTRIBUTE}="${outOfReach}"`;
  const marked = html.replace("<html ", `<html ${marks} `);
  return new Response(marked, { headers: saved.headers });
}

const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: SAVED_FILES })) ?? fetch(request);

async function savePages({ page, files, isLoaded, alongside }: PageToSave): Promise<void> {
  const pages = await caches.open(SAVED_PAGES);
  await savePage(pages, page, files, isLoaded ? "force-cache" : "no-cache");
  for (const other of alongside)
    if (!(await pages.match(other))) await savePage(pages, other, files, "no-cache");
  await deleteOldPages(pages);
}

async function savePage(
  pages: Cache,
  page: string,
  loaded: readonly string[],
  cache: RequestCache,
): Promise<void> {
  const answer = await fetch(page, { cache, signal: timeLimit(SAVE_LIMIT_MS) });
  const canSave = !NO_STORE.test(answer.headers.get("cache-control") ?? "");
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status !== 200 || answer.redirected || !canSave || !isPage) return;
  const html = await answer.text();
  const files = [...new Set([...loaded, ...(html.match(ASSET) ?? [])])];
  await saveFiles(files);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(FILES_HEADER, files.join(" "));
  // Keep the latest page last.
  await pages.delete(page);
  await pages.put(page, new Response(html, { headers }));
}

async function saveFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(SAVED_FILES);
  const signal = timeLimit(SAVE_LIMIT_MS);
  await Promise.all(
    files.map(async (file) => {
      // A file never changes under its name, so most come from the HTTP cache.
      if (!(await cache.match(file)))
        await cache.add(new Request(file, { cache: "force-cache", signal })).catch(() => {});
    }),
  );
}

/** Deletes the least recently seen pages, and the files that no cached page needs. */
async function deleteOldPages(pages: Cache): Promise<void> {
  // The fallback page and the plan are always kept.
  const deletable = (await pages.keys()).filter(({ url }) => !isAlwaysSaved(new URL(url).pathname));
  await Promise.all(
    deletable.slice(0, Math.max(0, deletable.length - MOST_PAGES)).map((page) => pages.delete(page)),
  );
  const needed = new Set<string>();
  for (const page of await pages.keys())
    for (const file of (await pages.match(page))?.headers.get(FILES_HEADER)?.split(" ") ?? [])
      needed.add(file);
  const files = await caches.open(SAVED_FILES);
  for (const file of await files.keys())
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file);
}
