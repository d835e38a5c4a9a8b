import type { ReactNode } from "react";
import { Form } from "react-router";
import { KeptInputs } from "../frame/kept.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";

/** Where the answer stands: a search lands on it rather than on the top of the page. */
export const PLACE_ID = { fr: "chez-moi", en: "my-area" } as const;

interface Props {
  /** Names the form among the page's searches. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Asks the home page what applies at a place; the field inside carries the place's parameter. */
export function PlaceForm({ label, children }: Props) {
  const { language } = useTexts();
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={`${pathTo("home", language)}#${PLACE_ID[language]}`}
      preventScrollReset
    >
      <KeptInputs />
      {children}
    </Form>
  );
}
