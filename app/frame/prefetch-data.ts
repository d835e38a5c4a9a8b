import { dataAddress, type ManifestRoute } from "./router-internals.ts";

/** Age limit of prefetched data: older data is requested again. */
const FRESH_MS = 10_000;
/** Longest wait for a prefetch in progress: a stalled one must not delay the page that a visitor wants. */
const PATIENCE_MS = 3000;

interface PrefetchedData {
  readonly at: number;
  readonly answer: Promise<Response>;
}

const prefetched = new Map<string, PrefetchedData>();
const isOld = ({ at }: PrefetchedData) => performance.now() - at > FRESH_MS;

/** Requests a page's data before the router does. The router first waits for the page's code. */
export function prefetchData(route: ManifestRoute, page: URL, priority: RequestPriority): void {
  const address = dataAddress(route, page);
  // Drop expired entries: a visit prefetches many links.
  for (const [each, known] of prefetched) if (isOld(known)) prefetched.delete(each);
  if (!route.hasLoader || prefetched.has(address)) return;
  const answer = fetch(address, { priority });
  // The router requests failed data again.
  answer.catch(() => {});
  prefetched.set(address, { at: performance.now(), answer });
}

/** Returns an address's prefetched data, once and while it is fresh; null if the network must be used. */
export async function takeData(address: string): Promise<Response | null> {
  const known = prefetched.get(address);
  prefetched.delete(address);
  if (!known || isOld(known)) return null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([known.answer.catch(() => null), late]);
  clearTimeout(patience);
  return answer?.ok ? answer : null;
}
