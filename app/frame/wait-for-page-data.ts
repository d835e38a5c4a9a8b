import { takeData } from "./data-ahead.ts";
import { limitedSignal } from "./limited-signal.ts";
import { acrossOutages } from "./outage.ts";

/** A network may be there and bring nothing: only then does the visitor read so. A page's data comes in seconds over the slowest. */
const LIMIT_MS = 30_000;

/**
 * Lets the router's requests for a page's data wait for the network. One that failed would put the error page in the
 * place of the page a visitor reads, were it only to read its figures again; as long as it waits, the page stands.
 */
export function waitForPageData(): void {
  const { fetch } = window;
  const whole = async (url: URL, init: RequestInit | undefined) => {
    const limited = () => ({ ...init, signal: limitedSignal(init?.signal ?? undefined, LIMIT_MS) });
    const answer = (await takeData(url.href)) ?? (await fetch(url, limited()));
    // Data cut short is no answer either.
    await answer.clone().arrayBuffer();
    return answer;
  };
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith(".data")
      ? acrossOutages(() => whole(input, init), init?.signal ?? new AbortController().signal)
      : fetch(input, init);
}
