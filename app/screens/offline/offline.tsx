import { useEffect, useState } from "react";
import { pathTo } from "#plan/paths.ts";
import { Band, Section } from "../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { readSavedPages, type SavedPage } from "../../frame/offline/saved-pages.ts";
import { reachSite } from "../../frame/outage.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { returnPath } from "../../frame/return-path.ts";
import { untilLoaded } from "../../frame/until-loaded.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/offline";
import styles from "./offline.module.css";
import { offlineTexts } from "./texts.ts";

/** Returns the path of the requested page from the fragment; null if it is not a path of this site. */
export const requestedPath = (hash: string): string | null => returnPath(hash.slice(1));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "offline");
  return null;
}

/** Page shown instead of an uncached page that cannot be reached: lists cached pages and phone numbers. */
export default function Offline() {
  const { language, t, formats } = useTexts(offlineTexts);
  const [requested, setRequested] = useState<string | null>(null);
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    const path = requestedPath(window.location.hash);
    setRequested(path);
    readSavedPages().then(setPages, () => {});
    if (path === null) return;
    const ended = new AbortController();
    untilLoaded(reachSite, ended.signal).then(
      () => window.location.replace(path),
      () => {},
    );
    return () => ended.abort();
  }, []);
  return (
    <>
      <PageTop screen="offline" title={t("offline.title")} description={t("offline.description")}>
        <p>{requested === null ? t("offline.description") : t("offline.lead")}</p>
        {requested !== null && (
          // A full page load: tries the network, then the cache.
          <a className={styles.again} href={requested}>
            {t("offline.again")}
          </a>
        )}
        <a className={styles.again} href={pathTo("light", language)}>
          {t("offline.light")}
        </a>
      </PageTop>
      <meta name="robots" content="noindex" />
      <Band>
        <div className={styles.stack}>
          <Section id="kept" title={t("offline.kept")} lead={pages.length > 0 && t("offline.kept.lead")}>
            {pages.length === 0 ? (
              <p>{t("offline.kept.none")}</p>
            ) : (
              <ul className={styles.pages}>
                {pages.map(({ address, title, writtenAt }) => (
                  <li key={address}>
                    <a href={address}>{title}</a>
                    <p>{t("offline.kept.when", { when: formats.dayTime(writtenAt, new Date()) })}</p>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section id="call" title={t("offline.call")}>
            <ul className={styles.calls}>
              <li>
                {t("footer.emergency.911")} <a href={EMERGENCY_TEL}>911</a>. {t("offline.call.through")}
              </li>
              <li>
                {t("footer.emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>.
              </li>
              <li>{t("offline.call.radio")}</li>
              <li>{t("offline.call.light")}</li>
            </ul>
          </Section>
        </div>
      </Band>
    </>
  );
}
