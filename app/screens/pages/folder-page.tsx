import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { StoryTop } from "../../parts/story/story-top.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/folder-page";
import { PAGE_FOLDERS } from "./folder-pages.ts";
import { pagesOf, pageView } from "./page-view.server.ts";
import styles from "./pages.module.css";
import { pageTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name, language, parts } = screenOf(request, "about", "industry-detail");
  const services = context.get(servicesContext);
  const folder = PAGE_FOLDERS[name];
  const page = await pageView(services, { folder, slug: parts.slug ?? "", language }, request);
  return { name, page, siblings: await pagesOf(services, folder, language) };
}

/** A text page next to the other pages of its folder: about the agency, or an industry. */
export default function FolderPage({ loaderData: { name, page, siblings } }: Route.ComponentProps) {
  const { language, t } = useTexts(pageTexts);
  const own = page.addresses[language];
  const hub = name === "about" ? "about-hub" : "industries";
  const above = { to: pathTo(hub, language), label: t(`pages.${name}`) };
  return (
    <>
      <PageHead title={page.title} description={page.summary} addresses={page.addresses} />
      <StoryTop title={page.title} summary={page.summary} trail={[above, { to: own, label: page.title }]} />
      <Band>
        <div className={styles.beside}>
          <nav className={styles.siblings} aria-label={above.label}>
            <h2>{above.label}</h2>
            <ul>
              {siblings.map(({ to, title }) => (
                <li key={to}>
                  <SiteLink to={to} aria-current={to === own ? "page" : undefined}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <article>
            <StoryText text={page.text} living={page.living} />
          </article>
        </div>
      </Band>
    </>
  );
}
