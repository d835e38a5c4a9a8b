import { isRouteErrorResponse, useLocation } from "react-router";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { Brand } from "../../design/brand.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Scene } from "../../design/scene.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { ReportOnline } from "../../frame/report-online.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./error-page.module.css";

function describe(error: unknown): { kind: "notFound" | "failure"; detail: string | null } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { kind: "notFound", detail: typeof error.data === "string" ? error.data : null };
  }
  return { kind: "failure", detail: null };
}

/** Page for fatal errors. It works even if the page's own code or data failed. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { language, t } = useTexts();
  const { pathname, search } = useLocation();
  const { kind, detail } = describe(error);
  const title = t(`error.${kind}.title`);
  const home = pathTo("home", language);
  const other: Language = language === "fr" ? "en" : "fr";
  return (
    <div className={styles.page}>
      <PageHead title={title.replace("/", " ")} />
      <div className={styles.picture}>
        <Scene name="beam" fit="cover" />
      </div>
      <header className={styles.header}>
        <Brand name={t("site.mark")} tagline={t("site.tagline")} to={home} />
      </header>
      <main id="main" className={styles.main}>
        <h1 className={styles.title}>
          {title.split("/").map((line, index) => (
            <span key={line} className={styles.line} data-side={index % 2 === 0 ? "left" : "right"}>
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className={styles.text}>{t(`error.${kind}.text`)}</p>
        {kind === "failure" && (
          <p className={styles.urgent}>
            <strong>{t("error.failure.urgent")}</strong> <Numbers />
          </p>
        )}
        {detail && (
          <p className={styles.detail}>
            <code>{detail}</code>
          </p>
        )}
        <ButtonLink to={home}>{t("error.home")}</ButtonLink>
        {/* Both links work if scripts fail. A path with two leading slashes would name another host. */}
        {kind === "failure" && (
          <>
            <a href={pathname.replace(/^\/+/, "/") + search}>{t("network.retry")}</a>
            <a href={pathTo("light", language)}>{t("footer.light")}</a>
          </>
        )}
        {/* A full page load: texts are in another file, and the failed address may have no page in the
            other language. */}
        <a href={pathTo("home", other)} lang={`${other}-CA`} hrefLang={`${other}-CA`}>
          {t("nav.otherLanguage")}
        </a>
        {kind === "notFound" && (
          <p className={styles.emergency}>
            <Numbers />
          </p>
        )}
      </main>
    </div>
  );
}

function Numbers() {
  const { t } = useTexts();
  return (
    <>
      {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>. {t("emergency.report")}{" "}
      <a href={reportTel(t)}>{t("emergency.number")}</a>. <ReportOnline />
    </>
  );
}
