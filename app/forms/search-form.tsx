import type { ReactNode } from "react";
import { Form } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { LastingParameterInputs } from "../frame/use-lasting-parameters.tsx";
import { useTexts } from "../i18n/use-texts.ts";

interface Props {
  /** Label for assistive technology, to distinguish the form from the page's other searches. */
  readonly label: string;
  /** Page that shows the results. */
  readonly screen?: "current-situation-location" | "home" | "prevention" | "search";
  readonly children: ReactNode;
}

/**
 * Form that searches for rules at a place, or for content of the site. The `name` of the field inside becomes
 * the address parameter. The browser sends the form, not the router: the audience measurement, which runs in
 * this page, never sees the typed words.
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
