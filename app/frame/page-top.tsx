import type { ComponentProps, ReactNode } from "react";
import { pathTo } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import pageTop from "../design/page-top.module.css";
import { Band } from "../design/section.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { Crumbs } from "./crumbs.tsx";
import { PageHead } from "./page-head.tsx";

interface Props extends ComponentProps<typeof PageHead> {
  readonly screen: ScreenName;
  /** The page's breadcrumb. Defaults to the title. */
  readonly label?: string;
  /** Breadcrumbs between home and this page. */
  readonly above?: ComponentProps<typeof Crumbs>["trail"];
  /** Heading of the page. Defaults to the title. */
  readonly heading?: string;
  /** Content under the heading. */
  readonly children?: ReactNode;
}

/** Head and first band of a page: breadcrumbs and heading. */
export function PageTop({
  screen,
  title,
  label = title,
  above = [],
  heading = title,
  children,
  ...head
}: Props) {
  const { language } = useTexts();
  return (
    <>
      <PageHead title={title} {...head} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[...above, { to: pathTo(screen, language), label }]} />
        <div className={pageTop.top}>
          <h1>{heading}</h1>
          {children}
        </div>
      </Band>
    </>
  );
}
