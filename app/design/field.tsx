import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface Labelled {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The problem with the value and how to fix it; if set, the field is marked invalid. */
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

/** Returns a control's attributes, which refer to the label, hint and error that `Frame` shows. */
export function useControl({ id, hint, error }: Partial<Labelled> & { readonly id?: string | undefined }) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return {
    id: fieldId,
    "aria-invalid": error ? true : undefined,
    "aria-describedby":
      [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(" ") || undefined,
  };
}

/** A single-line text field, or a field for files. Children, such as the list of files, appear below it. */
export function TextField({
  label,
  hint,
  error,
  id,
  children,
  ...input
}: Labelled & ComponentProps<"input">) {
  const control = useControl({ id, hint, error });
  return (
    <Frame id={control.id} label={label} hint={hint} error={error}>
      <input maxLength={255} {...input} {...control} className={styles.control} />
      {children}
    </Frame>
  );
}

/** A multi-line text field that grows with its content if the browser supports it. */
export function TextAreaField({ label, hint, error, id, ...area }: Labelled & ComponentProps<"textarea">) {
  const control = useControl({ id, hint, error });
  return (
    <Frame id={control.id} label={label} hint={hint} error={error}>
      <textarea rows={8} {...area} {...control} className={styles.control} />
    </Frame>
  );
}

/** A select field, for a choice among many; its children are the `option` elements. */
export function SelectField({ label, hint, error, id, ...select }: Labelled & ComponentProps<"select">) {
  const control = useControl({ id, hint, error });
  return (
    <Frame id={control.id} label={label} hint={hint} error={error}>
      <span className={styles.select}>
        <select {...select} {...control} className={styles.control} />
        <Icon name="chevron-down" size="small" />
      </span>
    </Frame>
  );
}

/** A checkbox for yes or no; the whole line, label included, can be pressed. */
export function Checkbox({ label, error, id, ...input }: Omit<Labelled, "hint"> & ComponentProps<"input">) {
  const control = useControl({ id, error });
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...input} {...control} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  );
}
