import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { languageOfPath } from "#plan/paths.ts";
import { useIsOutdated } from "./build-check.ts";
import { isLoadedWhole } from "./loaded-whole.ts";
import { useWithLastingParameters } from "./use-lasting-parameters.tsx";

type Props = Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string };

/**
 * Link used for every internal link. It adds the parameters that also apply to the next pages. It makes a
 * full page load after a new build, and for addresses that the router does not know.
 */
export function SiteLink({ to, reloadDocument, ...rest }: Props) {
  const withParameters = useWithLastingParameters();
  const isOutdated = useIsOutdated();
  const language = languageOfPath(useLocation().pathname);
  return (
    <Link
      {...rest}
      to={withParameters(to)}
      // Ours is in use-prefetch.ts: with the router's, code that fails to load reloads the page.
      prefetch="none"
      // The first manifest has every route: no discovery is needed.
      discover="none"
      reloadDocument={reloadDocument ?? (isOutdated || isLoadedWhole(to, language))}
    />
  );
}
