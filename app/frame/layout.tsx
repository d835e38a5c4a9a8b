import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { ScreenKind } from "#plan/site-map.ts";
import { classNames } from "../design/class-names.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { useIsEmbedded } from "./use-is-embedded.ts";
import { useIsWebview } from "./use-lasting-parameters.tsx";
import { useScreenKind } from "./use-screen-kind.ts";
import { useSite } from "./use-site.ts";

type LayoutName = ScreenKind["layout"] | "webviews";

/** Returns the layout around a page. `isInside` means inside the mobile application or another site. */
export const layoutFor = ({ layout }: ScreenKind, isInside: boolean): LayoutName =>
  isInside ? "webviews" : layout;

/** Prints the page's address, at which readers of a printed page find newer data. */
function PrintedAddress() {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const address = useSite().siteUrl + pathname + search;
  return (
    <p className={classNames(styles.address, "print-only")}>
      {t("print.newer")}{" "}
      {/* The server omits parameters that do not change the page, and orders the others differently. */}
      <strong suppressHydrationWarning>{address}</strong>
    </p>
  );
}

interface Props {
  /** Notice above everything except the skip link: the age of a page that comes from this device. */
  readonly notice: ReactNode;
  readonly search: ReactNode;
  readonly units: ReactNode;
  readonly children: ReactNode;
}

export function Layout({ notice, search, units, children }: Props) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const isWebview = useIsWebview();
  const isInside = useIsEmbedded() || isWebview;
  const layout = layoutFor(useScreenKind(), isInside);
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (layout === "empty" || layout === "webviews")
    return (
      <>
        {notice}
        {main}
      </>
    );
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip.main")}
      </a>
      {notice}
      <Header key={pathname} search={search} />
      <PrintedAddress />
      {main}
      {layout === "default" && <Footer units={units} />}
    </>
  );
}
