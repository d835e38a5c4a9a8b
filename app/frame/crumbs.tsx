import { pathTo } from "#plan/paths.ts";
import { Breadcrumbs } from "../design/breadcrumbs.tsx";
import { useTexts } from "../i18n/use-texts.ts";
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
      <Breadcrumbs label={t("nav.breadcrumbs")} crumbs={crumbs} />
      <StructuredData value={import.meta.env.SSR ? trailData(crumbs, siteUrl) : null} />
    </>
  );
}
