import { lazy, type ReactNode, Suspense } from "react";
import { pathTo } from "#plan/paths.ts";
import { Brand } from "../design/brand.tsx";
import { DesignLink } from "../design/link.tsx";
import edge from "../design/scenes/edge.svg";
import { useTexts } from "../i18n/use-texts.ts";
import { EMERGENCY_TEL, reportTel } from "./emergency.ts";
import styles from "./footer.module.css";
import type { Entry } from "./menus.ts";
import { ReportOnline } from "./report-online.tsx";
import { useConfiguration, useMenus } from "./use-configuration.ts";
import { useSite } from "./use-site.ts";

/** Button to change the consent, loaded only if measurement is configured. */
const ConsentChoice = lazy(() => import("./analytics/consent-choice.tsx"));

/** Footer of every page, below the forest's edge. */
export function Footer({ units }: { readonly units: ReactNode }) {
  const { language, t } = useTexts();
  const { footer } = useMenus();
  const { social, apps, numbers = [] } = useConfiguration();
  const first = [
    { label: t("nav.home"), to: pathTo("home", language) },
    { label: t("nav.situation"), to: pathTo("current-situation", language) },
    { label: t("nav.map"), to: pathTo("map", language) },
  ];
  const columns = [...footer, social, apps].filter((group) => group !== undefined);
  const hasLetters = t("emergency.number.full") !== t("emergency.number");
  const isMeasured = useSite().gtmId !== "";
  return (
    <footer className={styles.footer}>
      <img className={styles.edge} src={edge} alt="" width={1440} height={64} loading="lazy" />
      <div className={styles.ground}>
        <div className={styles.page}>
          <div className={styles.brand}>
            <Brand name={t("site.mark")} tagline={t("site.tagline")} to={pathTo("home", language)} />
          </div>
          <div className={styles.columns}>
            {columns.map(({ label, items }, at) => (
              <FooterColumn key={label} title={label}>
                <Links items={at === 0 ? [...first, ...items] : items} />
              </FooterColumn>
            ))}
            <FooterColumn title={t("footer.emergency")}>
              <li>
                {t("footer.emergency.911")} <a href={EMERGENCY_TEL}>911</a>.
              </li>
              <li>
                {t("footer.emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>
                {hasLetters ? ` (${t("emergency.number.full")}).` : "."}
              </li>
              <li>
                <ReportOnline />
              </li>
              {numbers.map(({ label, number, href }) => (
                <li key={href}>
                  {label} <a href={href}>{number}</a>
                </li>
              ))}
              <li>{t("footer.official")}</li>
            </FooterColumn>
            {units}
          </div>
          <div className={styles.legal}>
            <p>{t("footer.data")}</p>
            <p>{t("footer.shapes")}</p>
            <p>{t("footer.places")}</p>
            {isMeasured && (
              <Suspense>
                <ConsentChoice />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

function FooterColumn({ title, children }: ColumnProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

const Links = ({ items }: { readonly items: readonly Entry[] }) =>
  items.map(({ label, to }) => (
    <li key={label + to}>
      <DesignLink to={to}>{label}</DesignLink>
    </li>
  ));
