import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Returns the key and the change handler of a form whose choices are in the address. New choices reset the
 * form's fields. But a choice made while the page with the new choices loads is kept, so that the visitor can
 * send it next.
 */
export function useFieldsKey(choices: unknown) {
  const now = JSON.stringify(choices);
  const page = useLocation().key;
  const loading = useNavigation().location?.key ?? null;
  const [fields, setFields] = useState({ of: now, key: 0, keptFor: null as string | null });
  if (fields.of !== now)
    setFields({ of: now, key: fields.key + (fields.keptFor === page ? 0 : 1), keptFor: null });
  return {
    key: fields.key,
    onChange: () => loading && setFields({ ...fields, keptFor: loading }),
  };
}
