import { dataAddress, type ManifestRoute } from "./router-internals.ts";

/** Of what is known to a visitor as of now. */
const FRESH_MS = 10_000;
/** How long an answer on its way is waited for: a request that hangs must not hold the one that a visitor waits for. */
const PATIENCE_MS = 3000;

interface Ahead {
  readonly at: number;
  readonly answer: Promise<Response>;
}

const ahead = new Map<string, Ahead>();
const isOld = ({ at }: Ahead) => performance.now() - at > FRESH_MS;

/** Asks for a page's data before the router does, which waits for the page's code. */
export function askForData(route: ManifestRoute, page: URL, priority: RequestPriority): void {
  const address = dataAddress(route, page);
  // What nobody came for is let go of: a visit looks at many links.
  for (const [each, known] of ahead) if (isOld(known)) ahead.delete(each);
  if (!route.hasLoader || ahead.has(address)) return;
  const answer = fetch(address, { priority });
  // What fails is asked for again by the router.
  answer.catch(() => {});
  ahead.set(address, { at: performance.now(), answer });
}

/** What was asked for ahead, once, and for some seconds; null where the network must be asked. */
export async function takeData(address: string): Promise<Response | null> {
  const known = ahead.get(address);
  ahead.delete(address);
  if (!known || isOld(known)) return null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([known.answer.catch(() => null), late]);
  clearTimeout(patience);
  return answer?.ok ? answer : null;
}
