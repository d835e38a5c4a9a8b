import { lazy, type ReactNode, Suspense } from "react";
import { Brand } from "../design/brand.tsx";
import { DesignLink } from "../design/link.tsx";
import { FooterColumn, SiteFooter } from "../design/site-footer.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { EMERGENCY_TEL, REPORT_TEL } from "./emergency.ts";
import { SECTIONS, sectionPath } from "./sections.ts";
import { useSite } from "./use-site.ts";

/** Nothing of it travels to visitors whom nobody measures. */
const ConsentChoice = lazy(() => import("./analytics/consent-choice.tsx"));

const AGENCY = [
  ["permits", "nav.permits"],
  ["industries", "nav.industries"],
  ["about-hub", "nav.about"],
  ["careers", "nav.careers"],
  ["contact", "nav.contact"],
  ["widget", "nav.widget"],
  ["privacy", "nav.privacy"],
  ["terms", "nav.terms"],
  ["accessibility", "nav.accessibility"],
] as const;

/** The sections again, whom to call, what the figures and the maps are worth, and the choice of units. */
export function Footer({ units }: { readonly units: ReactNode }) {
  const { language, t } = useTexts();
  const situation = pathTo("current-situation", language);
  const isMeasured = useSite().gtmId !== "";
  return (
    <SiteFooter
      brand={<Brand name={t("site.mark")} tagline={t("site.tagline")} to={pathTo("home", language)} />}
      legal={
        <>
          <p>{t("footer.data")}</p>
          <p>{t("footer.shapes")}</p>
          <p>{t("footer.places")}</p>
          {isMeasured && (
            <Suspense>
              <ConsentChoice />
            </Suspense>
          )}
        </>
      }
    >
      <FooterColumn title={t("footer.sections")}>
        <li>
          <DesignLink to={pathTo("home", language)}>{t("nav.home")}</DesignLink>
        </li>
        <li>
          <DesignLink to={situation}>{t("nav.situation")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("map", language)}>{t("nav.map")}</DesignLink>
        </li>
        {SECTIONS.map((section) => (
          <li key={section}>
            <DesignLink to={sectionPath(section, language)}>{t(`nav.${section}`)}</DesignLink>
          </li>
        ))}
        <li>
          <DesignLink to={pathTo("review", language)}>{t("nav.review")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("releases", language)}>{t("nav.releases")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("blog", language)}>{t("nav.blog")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("prevention", language)}>{t("nav.prevention")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("fire-index", language)}>{t("footer.fireIndex")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("api", language)}>{t("footer.openData")}</DesignLink>
        </li>
        <li>
          <DesignLink to={pathTo("non-fire-index", language)}>{t("footer.plan")}</DesignLink>
        </li>
      </FooterColumn>
      <FooterColumn title={t("nav.agency")}>
        {AGENCY.map(([name, label]) => (
          <li key={name}>
            <DesignLink to={pathTo(name, language)}>{t(label)}</DesignLink>
          </li>
        ))}
      </FooterColumn>
      <FooterColumn title={t("footer.emergency")}>
        <li>
          {t("footer.emergency.911")} <a href={EMERGENCY_TEL}>911</a>.
        </li>
        <li>
          {t("footer.emergency.report")} <a href={REPORT_TEL}>{t("emergency.number")}</a> (
          {t("emergency.number.full")}).
        </li>
        <li>{t("footer.official")}</li>
      </FooterColumn>
      {units}
    </SiteFooter>
  );
}
