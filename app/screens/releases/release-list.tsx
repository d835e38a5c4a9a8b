import { pathTo } from "#plan/paths.ts";
import { Tag } from "../../design/tag.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./releases.module.css";
import type { ReleaseRow } from "./releases-view.server.ts";
import { releaseTexts } from "./texts.ts";

interface Props {
  readonly rows: readonly ReleaseRow[];
  readonly level: 2 | 3;
}

export function ReleaseList({ rows, level }: Props) {
  const { language, t } = useTexts(releaseTexts);
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.list}>
      {rows.map(({ slug, title, summary, published, publishedAt, audience }) => (
        <li key={slug}>
          <time className={styles.date} dateTime={publishedAt}>
            {published}
          </time>
          <div>
            <Heading className={styles.title}>
              <SiteLink to={pathTo("release", language, { slug })}>{title}</SiteLink>
            </Heading>
            <p className={styles.summary}>{summary}</p>
            {audience === "industrial" && <Tag>{t("releases.audience.industrial")}</Tag>}
          </div>
        </li>
      ))}
    </ol>
  );
}
