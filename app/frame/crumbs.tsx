import type { ReactNode } from "react";
import { Breadcrumbs } from "../design/breadcrumbs.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";

interface Props {
  /** From under home down; the last one is this page. */
  readonly trail: readonly { readonly to: string; readonly label: ReactNode }[];
}

/** Where a page stands in the site, from home down. */
export function Crumbs({ trail }: Props) {
  const { language, t } = useTexts();
  const home = { to: pathTo("home", language), label: t("nav.home") };
  return <Breadcrumbs label={t("nav.breadcrumbs")} crumbs={[home, ...trail]} />;
}
