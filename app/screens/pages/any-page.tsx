import { servicesContext } from "../../context.ts";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { LongText } from "../../parts/story/article/long-text.tsx";
import { languageOfPath, pagePathOf } from "../../paths.ts";
import type { Route } from "./+types/any-page";
import { pageView } from "./page-view.server.ts";
import { StoryTop } from "./story-top.tsx";

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
  const story = await services.content.story(segments.join("/"), language);
  const folder = story?.paths.fr.split("/").slice(0, -1).join("/") ?? "";
  return pageView(services, { folder, slug: segments.at(-1) ?? "", language }, request);
}

/** A page of words at an address of its editors' choosing. */
export default function AnyPage({ loaderData: view }: Route.ComponentProps) {
  const { language } = useTexts();
  return (
    <article>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StoryTop
        title={view.title}
        summary={view.summary}
        trail={[{ to: view.addresses[language], label: view.title }]}
      />
      <Band>
        <LongText text={view.text} living={view.living} />
      </Band>
    </article>
  );
}
