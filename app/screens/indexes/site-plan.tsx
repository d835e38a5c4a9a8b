import { DOWNLOAD_KINDS } from "#plan/download-path.ts";
import { pathTo } from "#plan/paths.ts";
import { Band, Section } from "../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { SECTIONS, sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { PLAN_THEMES, type PlannedScreen, screensOf } from "../../parts/site-plan/planned-screens.server.ts";
import { sitePlanTexts } from "../../parts/site-plan/texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/site-plan";
import { type AreaPages, regionPages, zonePages } from "./every-page.server.ts";
import styles from "./site-plan.module.css";
import { indexTexts } from "./texts.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "non-fire-index");
  return {
    screens: PLAN_THEMES.map((theme) => ({ theme, names: screensOf(theme) })),
    regions: regionPages(language),
    zones: zonePages(language),
  };
}

/** The site plan: every page except the pages of fires, by theme. */
export default function SitePlan({ loaderData: { screens, regions, zones } }: Route.ComponentProps) {
  const { t } = useTexts(indexTexts);
  return (
    <>
      <PageTop screen="non-fire-index" title={t("indexes.title")} description={t("indexes.description")}>
        <p>{t("indexes.lead")}</p>
      </PageTop>
      <Band>
        <div className={styles.plan}>
          {screens.map(({ theme, names }) => (
            <Section key={theme} id={theme} title={t(`indexes.theme.${theme}`)}>
              <ul className={styles.screens}>
                {names.map((name) => (
                  <PlannedPage key={name} name={name} />
                ))}
              </ul>
              {theme === "data" && DOWNLOAD_KINDS.map((kind) => <Downloads key={kind} kind={kind} />)}
            </Section>
          ))}
          <AreaLinks id="regions" title={t("indexes.theme.regions")} areas={regions} />
          <AreaLinks id="zones" title={t("indexes.theme.zones")} areas={zones} numbered />
          <Section id="emergency" title={t("indexes.theme.emergency")}>
            <ul className={styles.screens}>
              <li>
                <a className={styles.page} href={EMERGENCY_TEL}>
                  911
                </a>
                <p>{t("indexes.emergency.911")}</p>
              </li>
              <li>
                <a className={styles.page} href={reportTel(t)}>
                  {t("emergency.number")}
                </a>
                <p>{t("indexes.emergency.report", { number: t("emergency.number.full") })}</p>
              </li>
            </ul>
          </Section>
        </div>
      </Band>
    </>
  );
}

/** Link to a page, with a sentence about it; below the current situation, also links to its sections. */
function PlannedPage({ name }: { readonly name: PlannedScreen }) {
  const { language, t } = useTexts(sitePlanTexts);
  return (
    <li>
      <SiteLink className={styles.page} to={pathTo(name, language)}>
        {t(`siteplan.${name}`)}
      </SiteLink>
      <p>{t(`siteplan.${name}.text`)}</p>
      {name === "current-situation" && (
        <p className={styles.parts}>
          {SECTIONS.map((section) => (
            <SiteLink key={section} to={sectionPath(section, language)}>
              {t(`nav.${section}`)}
            </SiteLink>
          ))}
        </p>
      )}
    </li>
  );
}

interface AreaProps {
  readonly id: string;
  readonly title: string;
  readonly areas: readonly AreaPages[];
  /** True to show the areas' numbers, by which people know these areas. */
  readonly numbered?: boolean;
}

function AreaLinks({ id, title, areas, numbered = false }: AreaProps) {
  const { t } = useTexts(indexTexts);
  return (
    <Section id={id} title={title}>
      <ul className={styles.areas}>
        {areas.map(({ key, name, page, map }) => (
          <li key={key}>
            {numbered && <span className={styles.number}>{key}</span>}
            <SiteLink to={page}>{name}</SiteLink>
            <SiteLink to={map}>
              {t("indexes.map")}
              <span className="visually-hidden">, {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
