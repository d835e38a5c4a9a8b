import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band, Section } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { StoryTop } from "../../parts/story/story-top.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/folder-hub";
import { PAGE_FOLDERS, SINGLE_PAGES } from "./folder-pages.ts";
import { pagesOf, pageView } from "./page-view.server.ts";
import styles from "./pages.module.css";
import { pageTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, language } = screenOf(request, "industries", "about-hub");
  const services = context.get(servicesContext);
  const inside = await pagesOf(services, PAGE_FOLDERS[name], language);
  if (name === "about-hub") return { name, inside, page: null };
  const at = { folder: "", slug: SINGLE_PAGES.industries[language], language };
  return { name, inside, page: await pageView(services, at, request) };
}

/** Page that lists a folder's pages (about the agency, or industries), and shows their common information. */
export default function FolderHub({ loaderData: { name, inside, page } }: Route.ComponentProps) {
  const { language, t } = useTexts(pageTexts);
  const title = page?.title ?? t("pages.about");
  return (
    <>
      <PageHead
        title={title}
        description={page?.summary ?? t("pages.about.description")}
        addresses={{ fr: pathTo(name, "fr"), en: pathTo(name, "en") }}
      />
      <StoryTop
        title={title}
        summary={page?.summary ?? t("pages.about.lead")}
        trail={[{ to: pathTo(name, language), label: title }]}
      />
      <Band>
        {inside.length > 0 ? (
          <Section id="inside" title={t(`pages.${name}.inside`)}>
            <ul className={styles.cards}>
              {inside.map((each) => (
                <li key={each.to}>
                  <h3>
                    <SiteLink to={each.to}>{each.title}</SiteLink>
                  </h3>
                  <p>{each.summary}</p>
                </li>
              ))}
            </ul>
          </Section>
        ) : (
          <EmptyState title={t("pages.unavailable")}>
            <p>{t("pages.unavailable.text")}</p>
          </EmptyState>
        )}
      </Band>
      {page && (
        <Band tone="lichen">
          <StoryText text={page.text} living={page.living} />
        </Band>
      )}
    </>
  );
}
