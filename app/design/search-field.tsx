import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface Props extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** Names the field; shown above it unless `compact`. */
  readonly label: ReactNode;
  /** Words of the button; hidden behind a magnifier when `compact`. */
  readonly submit: string;
  readonly compact?: boolean;
  /** "text" once it is a combobox, which a search field may not be. */
  readonly type?: "search" | "text";
  /** The combobox that takes the plain input's place once scripts run. */
  readonly children?: ReactNode;
}

/** Question and button in one line. Put it in the form that asks, inside `<search>`. */
export function SearchField({ label, submit, compact = false, type = "search", children, ...input }: Props) {
  return (
    <div className={styles.search} data-compact={compact || undefined}>
      <label className={compact ? "visually-hidden" : styles.label} htmlFor={input.id}>
        {label}
      </label>
      <div className={styles.line}>
        {children ?? (
          <input maxLength={255} autoComplete="off" {...input} type={type} className={styles.input} />
        )}
        <button type="submit" className={styles.submit}>
          {compact ? <Icon name="search" label={submit} /> : submit}
        </button>
      </div>
    </div>
  );
}

/** For an input given as a child: the look of the plain one. */
export const searchInputClass: string | undefined = styles.input;
