import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { PARAMETERS, SEARCH_NAMES, screenAt } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useIsEmbedded } from "../use-is-embedded.ts";
import { useScreenKind } from "../use-screen-kind.ts";
import { useSite } from "../use-site.ts";
import styles from "./consent-banner.module.css";
import { answerConsent, useConsent, useIsReopened } from "./consent-store.ts";
import { consentTexts } from "./texts.ts";

const NAMES = [
  ...(["address", "token", "key"] as const).flatMap((name) => Object.values(PARAMETERS[name])),
  ...SEARCH_NAMES,
  // Parameters that the identity provider returns with a person.
  "code",
];

/**
 * Returns whether an address contains private data: the visitor's words, or the key of an email. A tag
 * manager reads the whole address.
 */
export function isVisitorsOwn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return NAMES.some((name) => parameters.has(name));
}

const SOURCE = "https://www.googletagmanager.com/gtm.js?id=";

function push(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Returns the page's name for audience measurement: the route's `handle`, else the screen and language. */
function usePageName(): string {
  const screen = screenAt(useLocation().pathname);
  const route = useMatches().at(-1);
  const handle = route?.handle as { readonly pageName?: string } | undefined;
  return handle?.pageName ?? (screen ? `${screen.name}.${screen.language}` : (route?.id ?? ""));
}

/** Loads the tag manager after consent, and counts each page that a navigation reached. */
function TagManager() {
  const { gtmId } = useSite();
  const { pathname, search } = useLocation();
  const isOn = useConsent() === "given" && !isVisitorsOwn(search);
  const pageName = usePageName();
  const event = useScreenKind().isSituation ? "situation_page_view" : "page_view";
  const counted = useRef<string | null>(null);

  useEffect(() => {
    if (!isOn || document.getElementById("gtm")) return;
    push({ event: "gtm.js", "gtm.start": Date.now() });
    const script = document.createElement("script");
    script.id = "gtm";
    script.async = true;
    script.src = SOURCE + gtmId;
    document.head.append(script);
  }, [isOn, gtmId]);

  // The location only changes when a navigation completes: a cancelled one is never counted.
  useEffect(() => {
    if (!isOn || counted.current === pathname) return;
    counted.current = pathname;
    push({ event, page_name: pageName, page_path: pathname });
  }, [isOn, pathname, pageName, event]);

  return null;
}

/** Audience measurement and its consent banner. A map embedded in another site shows no banner. */
export default function Measurement() {
  const isEmbedded = useIsEmbedded();
  return (
    <>
      {!isEmbedded && <ConsentBanner />}
      <TagManager />
    </>
  );
}

/** Asks for consent once, and again if the visitor wants to change it. Refusing is as easy as accepting. */
function ConsentBanner() {
  const { t } = useTexts(consentTexts);
  const consent = useConsent();
  const isReopened = useIsReopened();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);
  if (consent !== "unasked" && !isReopened) return null;
  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-label={t("consent.title")}>
      <Notice
        severity="info"
        title={t("consent.title")}
        actions={
          <>
            <Button theme="pale" onClick={() => answerConsent("refused")}>
              {t("consent.refuse")}
            </Button>
            <Button theme="pale" onClick={() => answerConsent("given")}>
              {t("consent.accept")}
            </Button>
          </>
        }
      >
        {consent !== "unasked" && (
          <p>
            <strong>{t(`consent.${consent}`)}</strong>
          </p>
        )}
        <p>{t("consent.text")}</p>
      </Notice>
    </section>
  );
}
