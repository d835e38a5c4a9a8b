import { alertFeedPath } from "#plan/alert-feed-path.ts";
import { API_ROOT } from "#plan/api-path.ts";
import { AROUND_FILE_NAMES, type AroundFile, aroundFilePath } from "#plan/around-files.ts";
import { DOWNLOAD_KINDS } from "#plan/download-path.ts";
import { FEED_FORMATS, FEED_NAMES } from "#plan/feed-path.ts";
import { languageOfPath, pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { CodeBlock } from "../../design/code-block.tsx";
import { Contents } from "../../design/contents.tsx";
import { DataTable } from "../../design/data-table.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { alertFeedTexts } from "../../parts/feeds/alert-feed-texts.ts";
import { FeedList } from "../../parts/feeds/feed-list.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import type { Route } from "./+types/api";
import styles from "./api.module.css";
import { apiView } from "./api-view.server.ts";
import { CodesSection } from "./codes-section.tsx";
import type { ProblemCode } from "./problem.server.ts";
import { apiTexts } from "./texts.ts";

interface Props {
  readonly problems: readonly { readonly code: ProblemCode; readonly status: number }[];
}

/** Lists every error of the API by its code. The `type` of an error response links to the error's row. */
function ProblemsTable({ problems }: Props) {
  const { t } = useTexts(apiTexts);
  return (
    <DataTable
      caption={t("api.problems")}
      hideCaption
      columns={[
        {
          id: "code",
          title: "code",
          heading: true,
          cell: ({ code }) => <code id={code}>{code}</code>,
        },
        { id: "status", title: "HTTP", numeric: true, cell: ({ status }) => status },
        { id: "meaning", title: t("api.meaning"), cell: ({ code }) => t(`api.problem.${code}`) },
      ]}
      rows={problems}
      rowId={({ code }) => code}
    />
  );
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, surroundings, siteUrl } = context.get(servicesContext);
  const { fires } = await situation.read();
  const around = surroundings.read();
  return {
    ...apiView(languageOfPath(new URL(request.url).pathname), fires.value?.[0]?.id ?? null, {
      siteUrl,
      surroundings: around,
    }),
    aroundFiles: AROUND_FILE_NAMES.filter((source) => around[source] !== undefined),
  };
}

const USE_POINTS = ["fresh", "etag", "pace", "empty", "null"] as const;
const PROMISE_POINTS = ["add", "break", "notice", "ignore"] as const;

export default function Api({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(apiTexts);
  const openapi = `${API_ROOT}/openapi.json`;
  return (
    <div className={styles.page}>
      <PageHead title={t("api.title")} description={t("api.description")} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[{ to: pathTo("api", language), label: t("api.title") }]} />
        <h1>{t("api.title")}</h1>
        <p className={styles.lead}>{t("api.lead")}</p>
        <Contents
          label={t("api.contents")}
          parts={view.contents.map(({ id, path }) => ({ id, label: <code>{path}</code> }))}
        />
      </Band>
      <Band>
        <Columns>
          <Section id="start" title={t("api.start")}>
            <div className={styles.stack}>
              <p>{t("api.start.text")}</p>
              <CodeBlock label={t("api.start.label")}>{`curl "${view.root}/fires?active=true"`}</CodeBlock>
              <p>{t("api.start.browser")}</p>
              <CodeBlock label={t("api.start.browserLabel")}>
                {`const answer = await fetch("${view.root}/location?lat=47.44&lon=-72.78");\nconst { danger, restrictions } = await answer.json();`}
              </CodeBlock>
            </div>
          </Section>
          <Section id="files" title={t("api.files")}>
            <div className={styles.stack}>
              <p>{t("api.files.text")}</p>
              {DOWNLOAD_KINDS.map((kind) => (
                <Downloads key={kind} kind={kind} />
              ))}
              <p>
                {t("api.files.openapi")} <a href={openapi}>openapi.json</a>
              </p>
            </div>
          </Section>
        </Columns>
        <Section id="feeds" title={t("api.feeds")} lead={t("api.feeds.text")}>
          <FeedList />
        </Section>
        <AroundSection sources={view.aroundFiles} />
      </Band>
      <Band tone="lichen">
        <Section id="endpoints" title={t("api.endpoints")} lead={t("api.endpoints.text")}>
          <ServerMarkup markup={view.endpoints} className={styles.endpoints} />
        </Section>
      </Band>
      <Band>
        <Section id="fields" title={t("api.shared")} lead={t("api.shared.text")}>
          <ServerMarkup markup={view.shared} />
        </Section>
      </Band>
      <Band tone="lichen">
        <CodesSection />
      </Band>
      <Band>
        <Columns>
          <Section id="use" title={t("api.use")}>
            <div className={styles.prose}>
              <ul>
                {USE_POINTS.map((point) => (
                  <li key={point}>{t(`api.use.${point}`)}</li>
                ))}
              </ul>
            </div>
          </Section>
          <Section id="versions" title={t("api.versions")}>
            <div className={styles.prose}>
              <ul>
                {PROMISE_POINTS.map((point) => (
                  <li key={point}>{t(`api.versions.${point}`)}</li>
                ))}
              </ul>
            </div>
          </Section>
        </Columns>
      </Band>
      <Band tone="lichen">
        <Section id="problems" title={t("api.problems")} lead={t("api.problems.text")}>
          <ProblemsTable problems={view.problems} />
        </Section>
      </Band>
      <Band>
        <Columns>
          <Section id="licence" title={t("api.licence")}>
            <div className={styles.prose}>
              <p>{t("api.licence.text")}</p>
              <p>
                <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
                  {t("api.licence.link")}
                </a>
              </p>
              <CodeBlock label={t("api.licence.label")}>{t("api.licence.mention")}</CodeBlock>
              <p>{t("api.licence.limits")}</p>
            </div>
          </Section>
          <Section id="help" title={t("api.help")}>
            <div className={styles.prose}>
              <p>{t("api.help.text")}</p>
              <p>
                <a href={`mailto:${view.contact}`}>{view.contact}</a>
              </p>
              <p>{t("api.help.emergency", { number: t("emergency.number") })}</p>
            </div>
          </Section>
        </Columns>
      </Band>
    </div>
  );
}

/** Links to the data files of each configured external source, and to the feeds of official alerts. */
function AroundSection({ sources }: { readonly sources: readonly AroundFile[] }) {
  const { language, t } = useTexts(apiTexts, alertFeedTexts);
  const example = { territory: "mauricie", format: "atom", language } as const;
  if (sources.length === 0) return null;
  return (
    <Section id="around" title={t("data.around")} lead={t("data.around.text")}>
      <div className={styles.prose}>
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <a href={aroundFilePath(source, language)} download>
                {t(`data.around.${source}`)}
              </a>
              {` (${t("download.csv")}). ${t(`data.around.${source}.from`)}`}
            </li>
          ))}
        </ul>
        {sources.includes("publicAlerts") && (
          <>
            <h3>{t("feeds.alerts")}</h3>
            <p>{t("feeds.alerts.text")}</p>
            <p>
              {FEED_FORMATS.map((format) => (
                <a
                  key={format}
                  className={styles.format}
                  href={alertFeedPath({ territory: "", format, language })}
                >
                  {FEED_NAMES[format]}
                  <span className="visually-hidden">, {t("feeds.alerts")}</span>
                </a>
              ))}
            </p>
            <p>
              {t("feeds.alerts.grounds")} <a href={alertFeedPath(example)}>{alertFeedPath(example)}</a>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
