import type { ReactNode } from "react";
import { Form } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { LastingParameterInputs } from "../frame/use-lasting-parameters.tsx";
import { useTexts } from "../i18n/use-texts.ts";

interface Props {
  /** Label for assistive technology, to distinguish the form from the page's other searches. */
  readonly label: string;
  /** The page that answers the search. */
  readonly screen?: "current-situation-location" | "home" | "prevention" | "search";
  readonly children: ReactNode;
}

/**
 * Form that searches for rules at a place, or for content of the site. The field inside it names the address
 * parameter for the typed words. The browser itself sends the form, so that this page's audience measurement
 * never sees the words.
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
