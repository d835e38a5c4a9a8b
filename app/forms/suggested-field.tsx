import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { SearchField } from "../design/search-field.tsx";
import styles from "./suggested-field.module.css";

interface Props {
  readonly field: HTMLInputElement;
}

/** Combobox with suggestions, loaded only for visitors who search. If loading fails, the field stays. */
const Suggestions = lazy<ComponentType<Props>>(() =>
  import("./combobox/suggestions.tsx").catch(() => ({ default: () => null })),
);

/** Search field with suggestions while typing, once scripts run and the field is used. */
export function SuggestedField(props: ComponentProps<typeof SearchField>) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <div className={styles.field}>
      <SearchField
        {...props}
        type={field ? "text" : "search"}
        onFocus={({ currentTarget }) => setField(currentTarget)}
      />
      {field && (
        <Suspense>
          <Suggestions field={field} />
        </Suspense>
      )}
    </div>
  );
}
