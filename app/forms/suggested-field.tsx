import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { SearchField } from "../design/search-field.tsx";
import styles from "./suggested-field.module.css";

interface Props {
  readonly field: HTMLInputElement;
}

/** Combobox with suggestions, loaded when the field is used. If loading fails, the plain field stays. */
const Suggestions = lazy<ComponentType<Props>>(() =>
  import("./combobox/suggestions.tsx").catch(() => ({ default: () => null })),
);

/** Search field that shows suggestions while the visitor types, if scripts run. */
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
