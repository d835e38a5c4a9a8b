import { createContext, type ReactNode, use, useMemo } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts.ts";
import {
  type KeptParameters,
  keptEntries,
  NONE_KEPT,
  readKeptParameters,
  withKeptParameters,
} from "./kept-parameters.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSite } from "./use-site.ts";

const KeptParametersContext = createContext<KeptParameters>(NONE_KEPT);

/**
 * Reads the kept parameters once for the whole page: first as the server read them, then as the browser's
 * address has them.
 */
export function KeptParametersProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const { search: written } = useSite();
  const read = useHydrated() ? search : written;
  return (
    <KeptParametersContext value={useMemo(() => readKeptParameters(read), [read])}>
      {children}
    </KeptParametersContext>
  );
}

/** Returns the parameters in the address that also apply to the next pages. */
export const useKeptParameters = (): KeptParameters => use(KeptParametersContext);

/**
 * Returns a function that adds this page's kept parameters to an address, as every link does. Use it for
 * navigations without a link.
 */
export function useKeeping(): (to: string) => string {
  const kept = useKeptParameters();
  return (to) => withKeptParameters(to, kept);
}

/** Returns whether the page is inside the agency's mobile application: it then has no header or footer. */
export const useIsWebview = (): boolean => useKeptParameters().webviews === true;

/** Renders the kept parameters as hidden fields of a form that leads to another page. */
export function KeptParameterInputs() {
  const { language } = useTexts();
  return keptEntries(useKeptParameters(), language).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
