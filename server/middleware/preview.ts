import { ContentError } from "#content/content-error.ts";
import type { ContentClient } from "#content/storyblok-client.server.ts";
import { withDraft } from "#content/with-draft.ts";
import { languageOfPath } from "#plan/paths.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import type { Admit } from "../admission.ts";
import { signedStory } from "../editor-signature.ts";
import { pageAddress } from "../page-address.ts";
import type { QueuedRender } from "../queued-render.ts";
import type { Middleware } from "../request-context.ts";
import { pageAnswer } from "../stored-page.ts";

/**
 * Shows an editor the draft of a story, at an address that the content service signed. The page is rendered
 * for this response, is not cached, and can only be framed by the editor. The page's data can also be
 * requested by a POST with the unsaved story from the editor's form, which is parsed like any other story.
 * All other requests continue to the published page.
 */
export function preview(options: {
  readonly plan: Pick<SitePlan, "cacheRuleFor">;
  readonly render: QueuedRender;
  readonly services: Services;
  readonly drafts: Pick<ContentClient, "story"> | null;
  /** Allows requests for the draft's pictures. */
  readonly showImages: (paths: readonly string[]) => void;
  readonly previewToken: string;
  readonly editorOrigin: string;
  readonly admit: Admit;
}): Middleware {
  const { plan, render, services, drafts, showImages, previewToken, editorOrigin, admit } = options;

  async function savedDraft(id: number, language: Language): Promise<unknown> {
    try {
      return await drafts?.story(id, language);
    } catch (error) {
      if (error instanceof ContentError) return null;
      throw error;
    }
  }

  return async function preview(c, next) {
    const url = c.get("url");
    const isPosted = c.req.raw.method === "POST";
    const id = signedStory(url, previewToken, services.now());
    if (id === null) return isPosted ? c.text("Unauthorized", 401) : next();
    const language = languageOfPath(url.pathname);
    const raw = isPosted
      ? await admit(c, "preview", "json", async (story) => story)
      : await savedDraft(id, language);
    const draft = await withDraft(services.content, raw, language, services.now());
    const isShown = draft?.id === id && url.pathname.replace(/_\.data$/, "") === draft.address;
    if (!isShown) return isPosted ? c.text("Unprocessable Content", 422) : next();
    showImages(draft.images);
    const rule = plan.cacheRuleFor(url);
    const page = await render.uncached(null, pageAddress(url, rule), rule, {
      previewed: { content: draft.content, editorOrigin, leftOut: draft.leftOut },
    });
    const answer = pageAnswer(page, c.env.incoming.headers);
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
  };
}
