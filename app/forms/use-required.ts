import type { FormEvent } from "react";
import { useHydrated } from "../frame/use-hydrated.ts";
import { useTexts } from "../i18n/use-texts.ts";

type OnField = FormEvent<HTMLInputElement>;

/**
 * What a field has that may not be empty: the browser refuses it in the page's language instead of its own. Without
 * scripts it would do so in its own: the page that is asked says then what is missing.
 */
export function useRequired() {
  const { t } = useTexts();
  return {
    required: useHydrated(),
    onInvalid: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(t("form.required")),
    // It would be refused for good otherwise.
    onInput: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(""),
  };
}
