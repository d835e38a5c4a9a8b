import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { SearchField } from "../design/search-field.tsx";
import styles from "./suggested-field.module.css";

interface Props {
  readonly field: HTMLInputElement;
}

/** Nobody who does not search waits for it; where it does not come, the field goes on alone. */
const Suggestions = lazy<ComponentType<Props>>(() =>
  import("./combobox/suggestions.tsx").catch(() => ({ default: () => null })),
);

/** A search field that suggests as one types, once scripts run and it is used. */
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
