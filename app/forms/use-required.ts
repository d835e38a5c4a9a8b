import type { FormEvent } from "react";
import { useHydrated } from "../frame/use-hydrated.ts";
import { useTexts } from "../i18n/use-texts.ts";

type OnField = FormEvent<HTMLInputElement>;

/**
 * Returns props for a required field, whose error the browser shows in the page's language. Without scripts,
 * the field is not required, because the error would be in the browser's language: the next page says what is
 * missing.
 */
export function useRequired() {
  const { t } = useTexts();
  return {
    required: useHydrated(),
    onInvalid: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(t("form.required")),
    // Without this reset, the field would stay invalid after the visitor fills it in.
    onInput: ({ currentTarget }: OnField) => currentTarget.setCustomValidity(""),
  };
}
