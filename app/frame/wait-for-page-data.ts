import { limitedSignal } from "./limited-signal.ts";
import { acrossOutages, SiteUnable } from "./outage.ts";
import { isUnable } from "./outage-reason.ts";
import { takeData } from "./prefetch-data.ts";
import { type FetchPageData, isRouterData, pageOfData, wrapPageData } from "./router-internals.ts";

/**
 * Time limit of a response. Even over the slowest network, a page's data arrives in seconds; after this time,
 * the page says that the network is not working.
 */
const LIMIT_MS = 30_000;

/** Returns a promise that rejects with the signal's reason when the signal aborts. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

const isRead = (init: RequestInit | undefined): boolean => (init?.method ?? "GET") === "GET";

function isRefresh(url: URL): boolean {
  const page = pageOfData(url);
  const { pathname, search } = window.location;
  return page.pathname === pathname && `${page.searchParams}` === `${new URLSearchParams(search)}`;
}

/**
 * Makes the router's requests for page data wait for the network. A failed request would replace the current
 * page with the error page, even for a refresh. While the request waits, the current page stays.
 */
export const waitForPageData = (): void => wrapPageData(wait);

function wait(ask: FetchPageData): FetchPageData {
  const whole = async (url: URL, init: RequestInit | undefined) => {
    const signal = limitedSignal(init?.signal ?? undefined, LIMIT_MS);
    const answer = (await takeData(url.href)) ?? (await ask(url, { ...init, signal }));
    // A truncated or stalled response counts as a failure. Prefetched data has no time limit of its own.
    await Promise.race([answer.clone().arrayBuffer(), endOf(signal)]);
    // If the server is busy or restarting, the current page stays, and the next refresh tries again.
    if (answer.status >= 500 && init?.signal && isRefresh(url)) await endOf(init.signal);
    // Data that the router can read says what is missing, whatever its status.
    if (isUnable(answer) && !isRouterData(answer) && isRead(init)) throw new SiteUnable(`${answer.status}`);
    return answer;
  };
  return (url, init) => acrossOutages(() => whole(url, init), init?.signal ?? new AbortController().signal);
}
