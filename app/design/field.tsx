import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface Labelled {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The problem and how to fix it; also marks the field invalid. */
  readonly error?: ReactNode;
}

interface FrameProps extends Labelled {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="small" />
      {children}
    </p>
  );
}

function describedBy(id: string, { hint, error }: Partial<Labelled>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** A single-line text field; its label always shows. */
export function TextField({ label, hint, error, id, ...input }: Labelled & ComponentProps<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Frame id={fieldId} label={label} hint={hint} error={error}>
      <input
        maxLength={255}
        {...input}
        id={fieldId}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </Frame>
  );
}

/** A field for files from the visitor's device; the chosen files are listed below. */
export function FileField({
  label,
  hint,
  error,
  id,
  children,
  ...input
}: Labelled & ComponentProps<"input"> & { readonly id: string }) {
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        type="file"
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      {children}
    </Frame>
  );
}

/** A multi-line text field that grows with its content if the browser supports it. */
export function TextAreaField({ label, hint, error, id, ...area }: Labelled & ComponentProps<"textarea">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Frame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        rows={8}
        {...area}
        id={fieldId}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </Frame>
  );
}

/** A choice among many; its children are the options. */
export function SelectField({
  label,
  hint,
  error,
  id,
  children,
  ...select
}: Labelled & ComponentProps<"select">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Frame id={fieldId} label={label} hint={hint} error={error}>
      <span className={styles.select}>
        <select
          {...select}
          id={fieldId}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        >
          {children}
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
    </Frame>
  );
}

/** A yes or no; the whole line can be pressed. */
export function Checkbox({ label, error, id, ...input }: Omit<Labelled, "hint"> & ComponentProps<"input">) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { error })}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  );
}
