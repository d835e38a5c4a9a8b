import { type ReactNode, useEffect } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext } from "./context.ts";
import "./design/design.css";
import { languageOfPath } from "#plan/paths.ts";
import type { Route } from "./+types/root";
import { LinkContext } from "./design/link.tsx";
import { HeaderSearch } from "./forms/header-search.tsx";
import { Account } from "./frame/account/account.tsx";
import { reloadIfOutdated, useBuildCheck } from "./frame/build-check.ts";
import { siteConfiguration } from "./frame/configuration.server.ts";
import { CrisisBanner } from "./frame/crisis-banner.tsx";
import { FirstLoad, VisitMark } from "./frame/first-load.tsx";
import { Layout as FrameLayout } from "./frame/layout.tsx";
import { RouteAnnouncer } from "./frame/route-announcer.tsx";
import { SiteLink } from "./frame/site-link.tsx";
import { useSmoothScroll } from "./frame/smooth-scroll.ts";
import { Toasts } from "./frame/toasts.tsx";
import { useHydrated } from "./frame/use-hydrated.ts";
import { useLanguageCookie } from "./frame/use-language-cookie.ts";
import { LastingParametersProvider } from "./frame/use-lasting-parameters.tsx";
import { useLazyModule } from "./frame/use-lazy-module.ts";
import { usePrefetch } from "./frame/use-prefetch.ts";
import { type Site as RootSite, useSite } from "./frame/use-site.ts";
import { Waiting } from "./frame/waiting.tsx";
import { useTexts } from "./i18n/use-texts.ts";
import { WrittenTexts } from "./i18n/written-texts.tsx";
import { SavingPopIns } from "./parts/account/saving-pop-ins.tsx";
import { WaitingReports } from "./parts/report-queue/waiting-reports.tsx";
import { UnitsForm } from "./parts/units/units-form.tsx";
import { ErrorPage } from "./screens/errors/error-page.tsx";

export function loader({ context, request }: Route.LoaderArgs): RootSite {
  const { siteUrl, gtmId, editorOrigin, leftOut, content } = context.get(servicesContext);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const configuration = siteConfiguration(content.configuration(language), language);
  return {
    siteUrl,
    gtmId,
    search,
    ...(configuration && { configuration }),
    ...(editorOrigin && { editorOrigin, leftOut }),
  };
}

/** Reloads the site's facts only for a draft: otherwise they do not change while a page is open. */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.has("_storyblok");

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language } = useTexts();
  return (
    <html lang={language === "fr" ? "fr-CA" : "en-CA"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#143429" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Added later: from the start it would be fetched together with the styles and delay the first
            paint. */}
        {useHydrated() && (
          <link rel="manifest" href={language === "fr" ? "/site.webmanifest" : "/site.en.webmanifest"} />
        )}
        <VisitMark />
        <WrittenTexts />
        <Links />
      </head>
      <body>
        <LastingParametersProvider>
          <LinkContext value={SiteLink}>
            <CrisisBanner />
            {children}
            <RouteAnnouncer />
            <Toasts />
          </LinkContext>
        </LastingParametersProvider>
        <FirstLoad />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Loads measurement, only for visitors who are measured. */
const loadMeasurement = () => import("./frame/analytics/measurement.tsx");
/** Loads the preview, only for editors. */
const loadPreview = () => import("./frame/preview/preview.tsx");

/** Loads offline support once the page is readable. If the network fails earlier, the page stays as it is. */
const loadOffline = () => import("./frame/offline/offline.tsx");

export default function Site() {
  useEffect(() => {
    // Until then, buttons that need scripts look disabled.
    document.documentElement.dataset.live = "";
  }, []);
  useBuildCheck();
  useLanguageCookie();
  useSmoothScroll();
  usePrefetch();
  const { gtmId, editorOrigin, leftOut } = useSite();
  const Measurement = useLazyModule(gtmId !== "", loadMeasurement)?.default;
  const Preview = useLazyModule(editorOrigin !== undefined, loadPreview)?.default;
  const Offline = useLazyModule(useHydrated(), loadOffline)?.default;
  return (
    <>
      <FrameLayout notice={Offline && <Offline />} search={<HeaderSearch />} units={<UnitsForm />}>
        <Outlet />
      </FrameLayout>
      <Waiting />
      <Account />
      <SavingPopIns />
      <WaitingReports />
      {Measurement && <Measurement />}
      {editorOrigin && Preview && <Preview editorOrigin={editorOrigin} leftOut={leftOut ?? []} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => void reloadIfOutdated(), []);
  return <ErrorPage error={error} />;
}
