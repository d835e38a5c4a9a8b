import type { FormEvent } from "react";
import { useHydrated } from "../frame/use-hydrated.ts";
import { useTexts } from "../i18n/use-texts.ts";

type OnField = FormEvent<HTMLInputElement>;

/**
 * Returns props for a required field: the browser then shows its error in the page's language, not its own.
 * Without scripts it would use its own language, so the field is not required; the next page says what is
 * missing.
 */
export function useRequired() {
  const { t } = useTexts();
  return {
    required: useHydrated(),
    onInvalid: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(t("form.required")),
    // Otherwise the field would stay invalid for good.
    onInput: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(""),
  };
}
