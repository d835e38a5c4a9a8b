import { createRequestHandler } from "react-router";
import type { Sender } from "#accounts/sender.ts";
import type { PageRule, ReplacedTexts, Services } from "#site-contract";
import type { AppBuild } from "./app-build.ts";
import type { Effort } from "./packed-body.ts";
import { isDataPath } from "./page-address.ts";
import { renderWindow } from "./page-cache.ts";
import type { HeaderPolicy } from "./security-headers.ts";
import type { SentForm } from "./sent-form.ts";
import { type RenderedPage, type StoredPage, storePage } from "./stored-page.ts";

/** What an editor's preview has in place of every visitor's. */
export type Previewed = Pick<Services, "content" | "editorOrigin" | "leftOut">;

/** What a page is made of beside its address. */
export interface Rendering {
  readonly previewed?: Previewed;
  /** What somebody sent by the page's own form. */
  readonly form?: SentForm & { readonly from: Sender };
}

/** Seconds: a page that is kept for longer still decides by a time that is near. */
const LONGEST_WINDOW = 60;

export type RenderPage = (
  url: URL,
  effort: Effort,
  rule: PageRule | null,
  rendering?: Rendering,
) => Promise<StoredPage>;

/**
 * Renders an address as anyone would see it: no header of the visitor reaches the page, so one answer fits all.
 * A render that gives nothing at all becomes the emergency page.
 */
export function createRenderPage(options: {
  readonly build: AppBuild;
  readonly services: Services;
  readonly policy: HeaderPolicy;
  readonly mode: "production" | "development";
  readonly observe: (seconds: number) => void;
  /** What is left where nothing could be rendered. */
  readonly lastResort: RenderedPage;
  readonly replacedTexts: () => Promise<ReplacedTexts | null>;
  /** Whether an edge says the language of each visitor. */
  readonly hasEdgeLanguage: boolean;
}): RenderPage {
  const { build, services, policy, mode, observe, lastResort, replacedTexts, hasEdgeLanguage } = options;
  const handle = createRequestHandler(build.router, mode);

  /** The time that a page shows and decides by. Pages that are kept have one for all sites, while the data is the same. */
  function momentOf({ pathname, search }: URL, rule: PageRule | null): Date {
    const now = services.now();
    if (rule === null || "isPrivate" in rule) return now;
    const seconds = Math.min(rule.freshSeconds, LONGEST_WINDOW);
    const { start } = renderWindow(now.getTime(), seconds, pathname + search);
    return new Date(Math.min(now.getTime(), Math.max(start, services.situation.newestAt())));
  }

  return async function renderPage(url, effort, rule, { previewed, form } = {}) {
    const start = performance.now();
    const moment = momentOf(url, rule);
    const { createLoadContext, withReplacedTexts } = build.entry;
    const { response, body } = await withReplacedTexts(await replacedTexts(), async () => {
      const response = await handle(
        requestOf(url, form),
        createLoadContext({
          ...services,
          now: () => moment,
          ...previewed,
          ...(form && { sent: form }),
        }),
      );
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    observe((performance.now() - start) / 1000);
    const { status, headers } = response;
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    // A loader's own refusal (503) says what is wrong; a 500 without a page is a fault nobody has words for.
    const failedBare = status === 500 && !isPage && !isDataPath(url.pathname);
    const rendered = failedBare ? lastResort : { status, headers, body };
    return storePage(rendered, policy, {
      ...{ effort, rule },
      choice: build.entry.choosesLanguage(url.pathname) ? (hasEdgeLanguage ? "edge" : "visitor") : null,
      isFramable: build.entry.isFramable(url),
      editorOrigin: previewed?.editorOrigin ?? null,
      referrer: previewed ? "no-referrer" : build.entry.referrerPolicyOf(url),
    });
  };
}

const requestOf = (url: URL, form?: SentForm) =>
  form === undefined ? new Request(url) : new Request(url, { method: "POST", body: form.fields });
