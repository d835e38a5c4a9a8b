import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import { RestrictionList } from "../../parts/restriction/restriction-list.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import type { HomeView } from "./home-view.server.ts";
import { homeTexts } from "./texts.ts";

export function RestrictionsInForce({ restrictions }: Pick<HomeView, "restrictions">) {
  const { language, t } = useTexts(homeTexts);
  const why = useListDoubt(restrictions?.doubt ?? null);
  const lead =
    restrictions &&
    (restrictions.total > 0
      ? t("restrictions.summary", {
          count: restrictions.total,
          regions: t("restrictions.regions", { count: restrictions.regions }),
        })
      : t(why ? `restrictions.${why}` : "restrictions.none"));
  return (
    <Section id="restrictions" title={t("restrictions.title")} lead={lead}>
      {restrictions === null ? (
        <Missing />
      ) : restrictions.total === 0 ? (
        <NoRestriction doubt={restrictions.doubt}>{t("restrictions.noneText")}</NoRestriction>
      ) : (
        <>
          <RestrictionList groups={restrictions.groups} />
          <p className={notes.more}>
            <SiteLink to={sectionPath("restrictions", language)}>{t("restrictions.all")}</SiteLink>
          </p>
        </>
      )}
    </Section>
  );
}
