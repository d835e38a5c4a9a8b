import type { RefObject } from "react";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./form.module.css";
import type { Problems } from "./form-problems.ts";
import { formTexts } from "./texts.ts";

interface Props {
  readonly problems: Problems;
  /** Reference to the summary's element, which gets the focus if there are problems. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** ID and label of each field, by the field's name. */
  readonly fields: Readonly<Record<string, { readonly id: string; readonly label: string }>>;
}

/** Lists all problems at the top of a form, each with a link to its field. */
export function ErrorSummary({ problems, summary, fields }: Props) {
  const { t } = useTexts(formTexts);
  const found = Object.entries(problems);
  if (found.length === 0) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert">
      <Icon name="error" />
      <div>
        <p>{t("form.summary", { count: found.length })}</p>
        <ul>
          {found.map(([name, kind]) => {
            const field = fields[name];
            return (
              <li key={name}>
                {field ? (
                  <a href={`#${field.id}`}>
                    {t("form.summary.field", { field: field.label, problem: t(`form.${kind}`) })}
                  </a>
                ) : (
                  t(`form.${kind}`)
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
