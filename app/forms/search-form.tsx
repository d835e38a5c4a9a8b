import type { ReactNode } from "react";
import { Form } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { LastingParameterInputs } from "../frame/use-lasting-parameters.tsx";
import { useTexts } from "../i18n/use-texts.ts";

interface Props {
  /** Distinguishes the form from the page's other searches. */
  readonly label: string;
  /** The page that answers the search. */
  readonly screen?: "current-situation-location" | "home" | "prevention" | "search";
  readonly children: ReactNode;
}

/**
 * Searches by typed words for rules at a place, or for content of the site; the field inside names the words.
 * The browser itself sends the form, so that this page's audience measurement never sees the words.
 */
export function SearchForm({ label, screen = "current-situation-location", children }: Props) {
  const { language } = useTexts();
  return (
    <Form reloadDocument role="search" aria-label={label} method="get" action={pathTo(screen, language)}>
      <LastingParameterInputs />
      {children}
    </Form>
  );
}
