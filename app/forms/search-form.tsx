import type { ReactNode } from "react";
import { Form } from "react-router";
import { KeptParameterInputs } from "../frame/use-kept-parameters.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";

interface Props {
  /** Names the form among the page's searches. */
  readonly label: string;
  /** Which page answers. */
  readonly screen?: "current-situation-location" | "home" | "prevention" | "search";
  readonly children: ReactNode;
}

/**
 * Asks by somebody's words what applies at a place, or what the site has; the field inside names them. It is sent by the
 * browser itself: what measures the audience on this page never sees what was typed.
 */
export function SearchForm({ label, screen = "current-situation-location", children }: Props) {
  const { language } = useTexts();
  return (
    <Form reloadDocument role="search" aria-label={label} method="get" action={pathTo(screen, language)}>
      <KeptParameterInputs />
      {children}
    </Form>
  );
}
