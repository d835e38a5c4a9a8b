import { DOWNLOAD_FORMATS, type DownloadKind, downloadPath } from "#plan/download-path.ts";
import type { Query } from "#plan/paths.ts";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./downloads.module.css";

interface Props {
  readonly kind: DownloadKind;
  /** Choices of the list next to these links. The file has the rows of all the list's pages. */
  readonly query?: Query;
}

export function Downloads({ kind, query }: Props) {
  const { language, t } = useTexts();
  return (
    <p className={styles.downloads}>
      <span className={styles.title}>
        <Icon name="download" size="small" />
        {` ${t(`download.${kind}`)}`}
      </span>
      {DOWNLOAD_FORMATS.map((format) => (
        <a key={format} href={downloadPath(kind, format, language, query)} download className={styles.file}>
          <span className="visually-hidden">{`${t(`download.${kind}`)}, `}</span>
          {`${t(`download.${format}`)} `}
          <span className={styles.use}>{`(${t(`download.${format}.use`)})`}</span>
        </a>
      ))}
    </p>
  );
}
