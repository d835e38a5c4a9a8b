import { takeData } from "./data-ahead.ts";
import { limitedSignal } from "./limited-signal.ts";
import { isUnable } from "./out-of-reach.ts";
import { acrossOutages, SiteUnable } from "./outage.ts";
import { type AskForPageData, isRouterData, pageOfData, wrapPageData } from "./router-internals.ts";

/** A network may be there and bring nothing: only then does the visitor read so. A page's data comes in seconds over the slowest. */
const LIMIT_MS = 30_000;

/** @throws once a signal aborts */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

const isRead = (init: RequestInit | undefined): boolean => (init?.method ?? "GET") === "GET";

/** Whether data is asked for again of the page that is read. */
function isRefresh(url: URL): boolean {
  const page = pageOfData(url);
  const { pathname, search } = window.location;
  return page.pathname === pathname && `${page.searchParams}` === `${new URLSearchParams(search)}`;
}

/**
 * Lets the router's requests for a page's data wait for the network. One that failed would put the error page in the
 * place of the page a visitor reads, were it only to read its figures again; as long as it waits, the page stands.
 */
export const waitForPageData = (): void => wrapPageData(wait);

function wait(ask: AskForPageData): AskForPageData {
  const whole = async (url: URL, init: RequestInit | undefined) => {
    const signal = limitedSignal(init?.signal ?? undefined, LIMIT_MS);
    const answer = (await takeData(url.href)) ?? (await ask(url, { ...init, signal }));
    // Data cut short is no answer either, nor is what stops on its way: what was asked for ahead has no limit of its own.
    await Promise.race([answer.clone().arrayBuffer(), endOf(signal)]);
    // A server that is busy or started anew: the page that is read stands, and the next minute asks again.
    if (answer.status >= 500 && init?.signal && isRefresh(url)) await endOf(init.signal);
    // Data that the router can read says itself what is missing, whatever its status.
    if (isUnable(answer) && !isRouterData(answer) && isRead(init)) throw new SiteUnable(`${answer.status}`);
    return answer;
  };
  return (url, init) => acrossOutages(() => whole(url, init), init?.signal ?? new AbortController().signal);
}
