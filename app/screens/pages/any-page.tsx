import { servicesContext } from "../../context.ts";
import { languageOfPath, pagePathOf } from "../../paths.ts";
import type { Route } from "./+types/any-page";
import { PageOfWords } from "./page-of-words.tsx";
import { pageView, placeOf } from "./page-view.server.ts";

/**
 * Any address that no screen answers: a page that editors made there, or nothing. Fixed screens come first, so that
 * content never takes the address of one.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = pagePathOf(new URL(request.url).pathname);
  const language = languageOfPath(path);
  const segments = path
    .split("/")
    .filter(Boolean)
    .slice(language === "en" ? 1 : 0);
  return pageView(services, await placeOf(segments, language, services), request);
}

/** A page of words at an address of its editors' choosing. */
export default function AnyPage({ loaderData: view }: Route.ComponentProps) {
  return <PageOfWords view={view} />;
}
