import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "../design/class-names.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { useIsEmbedded } from "./embed.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { layoutFor } from "./layout-rules.ts";
import { useIsWebview } from "./use-kept-parameters.tsx";
import { useScreenKind } from "./use-screen-kind.ts";
import { useSite } from "./use-site.ts";

/** A printed page says where its data are read anew; their own time stands above its figures. */
function PrintedAddress() {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const address = useSite().siteUrl + pathname + search;
  return (
    <p className={classNames(styles.address, "print-only")}>
      {t("print.newer")}{" "}
      {/* The server knows the address without what makes it no other page, and in an order of its own. */}
      <strong suppressHydrationWarning>{address}</strong>
    </p>
  );
}

interface Props {
  /** Before everything but the way past it: how old a page is that this device kept. */
  readonly notice: ReactNode;
  /** The header's search. */
  readonly search: ReactNode;
  /** The footer's choice of units. */
  readonly units: ReactNode;
  readonly children: ReactNode;
}

/** The frame a page stands in: header and footer, the map's own header, or nothing at all. */
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
