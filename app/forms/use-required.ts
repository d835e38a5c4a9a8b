import type { FormEvent } from "react";
import { useHydrated } from "../frame/use-hydrated.ts";
import { useTexts } from "../i18n/use-texts.ts";

type OnField = FormEvent<HTMLInputElement>;

/**
 * Returns props for a required field: the browser then shows the error in the page's language. Without
 * scripts, the browser would use its own language: the field is then not required, and the next page says
 * what is missing.
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
