import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { storyPathIn } from "../../parts/story/find-story.server.ts";
import type { Route } from "./+types/any-page";
import { PageOfWords } from "./page-of-words.tsx";
import { pageView, placeOf } from "./page-view.server.ts";

/**
 * Serves an address that no screen has: a page that editors made there, or a 404. Fixed screens come first,
 * so that content never takes their addresses. Until the stories have been read, such an address is a 404.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const place = await placeOf(storyPathIn(request).split("/"), language, services);
  if (services.content.state().readAt === null) throw pageNotFound(request);
  return pageView(services, place, request);
}

/** A text page at an address chosen by editors. */
export default function AnyPage({ loaderData: view }: Route.ComponentProps) {
  return <PageOfWords view={view} />;
}
