import type { ReactNode } from "react";
import styles from "./choices.module.css";
import field from "./field.module.css";
import { FieldError, useControl } from "./field.tsx";

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

interface Props {
  readonly legend: ReactNode;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Selected values; at most one unless `isMany`. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether several choices can be ticked. */
  readonly isMany?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** ID of the first choice: error summaries link to it. */
  readonly id?: string;
}

/** A question with few answers, each large enough for a thumb. The controls work without scripts. */
export function Choices({ legend, name, choices, chosen, onChange, isMany = false, hint, error, id }: Props) {
  const { id: first, "aria-describedby": described } = useControl({ id, hint, error });
  const without = (value: string) => chosen.filter((each) => each !== value);
  return (
    <fieldset className={styles.choices} aria-describedby={described} data-invalid={error ? true : undefined}>
      <legend className={field.legend}>{legend}</legend>
      {hint && (
        <p id={`${first}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.list}>
        {choices.map(({ value, label }, at) => (
          <label key={value} className={styles.choice} data-unsaid={value === "" || undefined}>
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              value={value}
              {...(at === 0 && { id: first })}
              checked={chosen.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(isMany ? [...without(value), ...(checked ? [value] : [])] : [value])
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${first}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
