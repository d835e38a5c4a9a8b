import { useEffect, useRef } from "react";
import { FILE_KINDS, type RefusedFile } from "#intake/contact/contact-files.ts";
import type { Language } from "#territory/language.ts";
import { TextField } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../pages.module.css";
import { pageTexts } from "../texts.ts";

interface Props {
  readonly id: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly refused: readonly RefusedFile[];
  readonly lostFiles: boolean;
}

const ACCEPTED = Object.values(FILE_KINDS)
  .flatMap(({ type, ends }) => [type, ...ends])
  .join();
/** Smallest file size to show, in megabytes: a smaller file shows this size. */
const LEAST_MB = 0.1;

const writtenSize = (bytes: number, language: Language) =>
  new Intl.NumberFormat(`${language}-CA`, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(Math.max(LEAST_MB, bytes / 1024 / 1024));

interface Problems {
  readonly refused: readonly RefusedFile[];
  readonly other?: string | null;
}

export function FileProblems({ refused, other }: Problems) {
  const { t } = useTexts(pageTexts);
  const problems = refused.map(({ name, why }) => t(`contact.files.refused.${why}`, { name }));
  return (
    <span className={styles.problems}>
      {[...problems, ...(other ? [other] : [])].map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </span>
  );
}

/** The browser's file field, and the list of chosen files. Each new choice adds files to the list. */
export function FilesField({ id, files, onChange, refused, lostFiles }: Props) {
  const { language, t } = useTexts(pageTexts);
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(onChange);
  // Keep files chosen before scripts ran.
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) first.current(chosen);
  }, []);

  function hold(held: readonly File[]): void {
    const all = new DataTransfer();
    for (const file of held) all.items.add(file);
    if (input.current) input.current.files = all.files;
    onChange(held);
  }
  const isSame = (one: File, other: File) =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
  function add(chosen: readonly File[]): void {
    hold([...files, ...chosen.filter((file) => !files.some((each) => isSame(each, file)))]);
  }
  function remove(file: File): void {
    hold(files.filter((each) => each !== file));
    // The file's button is gone, so move the focus to the field.
    input.current?.focus();
  }

  const isLost = lostFiles && files.length === 0;
  return (
    <TextField
      ref={input}
      id={id}
      name="files"
      multiple
      maxLength={undefined}
      accept={ACCEPTED}
      type="file"
      label={t("contact.files")}
      hint={t("contact.files.hint")}
      error={
        (refused.length > 0 || isLost) && (
          <FileProblems refused={refused} other={isLost ? t("contact.files.again") : null} />
        )
      }
      onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
    >
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t("contact.files.chosen")}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>
                {file.name} ({writtenSize(file.size, language)})
              </span>
              <button
                type="button"
                aria-label={t("contact.files.remove.which", { name: file.name })}
                onClick={() => remove(file)}
              >
                <Icon name="close" size="small" />
                {t("contact.files.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </TextField>
  );
}
