import { createRequestHandler } from "react-router";
import { choosesLanguage } from "#plan/language-choice.server.ts";
import type { PageRule } from "#plan/page-rules.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import type { ReplacedTexts, Services } from "#site-contract";
import type { AppBuild } from "./app-build.ts";
import type { Effort } from "./packed-body.ts";
import { isDataPath } from "./page-address.ts";
import { renderWindow } from "./page-cache.ts";
import type { HeaderPolicy } from "./security-headers.ts";
import type { SentForm } from "./sent-form.ts";
import { type RenderedPage, type StoredPage, storePage } from "./stored-page.ts";

/** Services that an editor's preview replaces. */
export type Previewed = Pick<Services, "content" | "editorOrigin" | "leftOut">;

/** Inputs of a render, besides the address. */
export interface Rendering {
  readonly previewed?: Previewed;
  /** A form that was posted to the page. */
  readonly form?: SentForm & NonNullable<Services["sent"]>;
}

/** Longest period, in seconds, in which all renders of a page show the same time. */
const LONGEST_WINDOW = 60;

export type RenderPage = (
  url: URL,
  effort: Effort,
  rule: PageRule | null,
  rendering?: Rendering,
) => Promise<StoredPage>;

/**
 * Makes the function that renders an address as every visitor sees it: no request header reaches the page,
 * so one response fits all. If even the error page fails, the result is the emergency page.
 */
export function createRenderPage(options: {
  readonly build: AppBuild;
  readonly plan: Pick<SitePlan, "isFramable" | "referrerPolicyOf">;
  readonly services: Services;
  readonly policy: HeaderPolicy;
  readonly mode: "production" | "development";
  readonly observe: (seconds: number) => void;
  /** The page to send if no page, not even an error page, could be rendered. */
  readonly lastResort: RenderedPage;
  readonly replacedTexts: () => Promise<ReplacedTexts | null>;
  /** Whether an edge sends each visitor's language in a header. */
  readonly hasEdgeLanguage: boolean;
}): RenderPage {
  const { build, plan, services, policy, mode, observe, lastResort, replacedTexts, hasEdgeLanguage } =
    options;
  const handle = createRequestHandler(build.router, mode);

  /** Returns the time that a page shows and uses: the same on all sites for cached pages of the same data. */
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
    // A loader's own refusal (503) has a text. A 500 without a page means that even the error page failed.
    const failedBare = status === 500 && !isPage && !isDataPath(url.pathname);
    const rendered = failedBare ? lastResort : { status, headers, body };
    return storePage(rendered, policy, {
      ...{ effort, rule },
      choice: choosesLanguage(url.pathname) ? (hasEdgeLanguage ? "edge" : "visitor") : null,
      isFramable: plan.isFramable(url),
      editorOrigin: previewed?.editorOrigin ?? null,
      referrer: previewed ? "no-referrer" : plan.referrerPolicyOf(url),
    });
  };
}

const requestOf = (url: URL, form?: SentForm) =>
  form === undefined ? new Request(url) : new Request(url, { method: "POST", body: form.fields });
