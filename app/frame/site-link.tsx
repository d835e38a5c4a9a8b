import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useIsOutdated } from "./build-check.ts";
import { withKeptParameters } from "./kept-parameters.ts";
import { useKeptParameters } from "./use-kept-parameters.tsx";

type Props = Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string };

/** Every internal link: loaded whole after a new build, and it carries on what an address keeps. */
export function SiteLink({ to, reloadDocument, ...rest }: Props) {
  const kept = useKeptParameters();
  const isOutdated = useIsOutdated();
  return (
    <Link
      {...rest}
      to={withKeptParameters(to, kept)}
      // Ours is in use-prefetch.ts: in the router's, code that fails to come reloads the page.
      prefetch="none"
      // Every route is in the first manifest: there is nothing to discover.
      discover="none"
      reloadDocument={reloadDocument ?? isOutdated}
    />
  );
}
