import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { languageOfPath } from "../paths.ts";
import { useIsOutdated } from "./build-check.ts";
import { isLoadedWhole } from "./loaded-whole.ts";
import { useKeeping } from "./use-kept-parameters.tsx";

type Props = Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string };

/** Every internal link: loaded whole after a new build and where the router cannot lead; it carries on what an address keeps. */
export function SiteLink({ to, reloadDocument, ...rest }: Props) {
  const keep = useKeeping();
  const isOutdated = useIsOutdated();
  const language = languageOfPath(useLocation().pathname);
  return (
    <Link
      {...rest}
      to={keep(to)}
      // Ours is in use-prefetch.ts: in the router's, code that fails to come reloads the page.
      prefetch="none"
      // Every route is in the first manifest: there is nothing to discover.
      discover="none"
      reloadDocument={reloadDocument ?? (isOutdated || isLoadedWhole(to, language))}
    />
  );
}
