import { servicesContext } from "../../context.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { storyPathIn } from "../../parts/story/find-story.server.ts";
import { languageOfPath } from "../../paths.ts";
import type { Route } from "./+types/any-page";
import { PageOfWords } from "./page-of-words.tsx";
import { pageView, placeOf } from "./page-view.server.ts";

/**
 * Any address that no screen answers: a page that editors made there, or nothing. Fixed screens come first, so that
 * content never takes the address of one. Before the first reading of the stories there is nothing at such an address.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const place = await placeOf(storyPathIn(request).split("/"), language, services);
  if (services.content.state().readAt === null) throw pageNotFound(request);
  return pageView(services, place, request);
}

/** A page of words at an address of its editors' choosing. */
export default function AnyPage({ loaderData: view }: Route.ComponentProps) {
  return <PageOfWords view={view} />;
}
