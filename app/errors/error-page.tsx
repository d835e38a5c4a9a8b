import { isRouteErrorResponse } from "react-router";
import { Container } from "../design/section.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { SiteMark } from "../frame/site-mark.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import styles from "./error-page.module.css";

/** What went wrong, as far as a visitor is concerned. */
function describe(error: unknown): { kind: "notFound" | "failure"; detail: string | null } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { kind: "notFound", detail: typeof error.data === "string" ? error.data : null };
  }
  return { kind: "failure", detail: null };
}

/** The fatal error page: it stands alone, so that nothing of what failed is needed to show it. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { language, t } = useTexts();
  const { kind, detail } = describe(error);
  const title = t(`error.${kind}.title`);
  return (
    <div className={styles.scene}>
      <PageHead title={title.replace("/", " ")} />
      <header className={styles.header}>
        <Container>
          <SiteLink to={pathTo("home", language)} className={styles.logo} reloadDocument>
            <SiteMark />
          </SiteLink>
        </Container>
      </header>
      <main id="main" className={styles.main}>
        <Container>
          <h1 className={styles.title}>
            {title.split("/").map((line, index) => (
              <span key={line} className={styles.line} data-side={index % 2 === 0 ? "left" : "right"}>
                {line}{" "}
              </span>
            ))}
          </h1>
          <div className={styles.text}>
            <p>{t(`error.${kind}.text`, { number: t("emergency.number") })}</p>
            {detail && (
              <p className={styles.detail}>
                <code lang="en">{detail}</code>
              </p>
            )}
            <SiteLink to={pathTo("home", language)} className={styles.home} reloadDocument>
              {t("error.home")}
            </SiteLink>
          </div>
        </Container>
      </main>
    </div>
  );
}
