import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface Props extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** Label of the field, shown above the field unless `compact`. */
  readonly label: ReactNode;
  /** Label of the button; replaced by a magnifier if `compact`. */
  readonly submit: string;
  readonly compact?: boolean;
  /** "text" once the field is a combobox: an input of type "search" cannot have that role. */
  readonly type?: "search" | "text";
}

/** Search input and button on one line. Put it in the search form, inside `<search>`. */
export function SearchField({ label, submit, compact = false, type = "search", ...input }: Props) {
  return (
    <div className={styles.search} data-compact={compact || undefined}>
      <label className={compact ? "visually-hidden" : styles.label} htmlFor={input.id}>
        {label}
      </label>
      <div className={styles.line}>
        <input maxLength={255} autoComplete="off" {...input} type={type} className={styles.input} />
        <button type="submit" className={styles.submit}>
          {compact ? <Icon name="search" label={submit} /> : submit}
        </button>
      </div>
    </div>
  );
}
