import { pathTo } from "#plan/paths.ts";
import { DesignLink } from "../design/link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import styles from "./crumbs.module.css";
import { StructuredData } from "./structured-data/structured-data.tsx";
import { trailData } from "./structured-data/trail-data.ts";
import { useSite } from "./use-site.ts";

interface Props {
  /** Pages below home, from top to bottom; the last one is this page. */
  readonly trail: readonly { readonly to: string; readonly label: string }[];
}

/** Shows the page's breadcrumbs from home down, and adds them as structured data for search engines. */
export function Crumbs({ trail }: Props) {
  const { language, t } = useTexts();
  const { siteUrl } = useSite();
  const crumbs = [{ to: pathTo("home", language), label: t("nav.home") }, ...trail];
  return (
    <>
      <nav aria-label={t("nav.breadcrumbs")} className={styles.crumbs}>
        <ol>
          {crumbs.map(({ to, label }, i) => (
            <li key={to}>
              {i === crumbs.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <DesignLink to={to}>{label}</DesignLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData value={import.meta.env.SSR ? trailData(crumbs, siteUrl) : null} />
    </>
  );
}
