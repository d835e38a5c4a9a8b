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

/** Reads once for the whole page what its address keeps: as the server read it, then as the browser shows it. */
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

/** What the address says that holds for the pages after it too. */
export const useKeptParameters = (): KeptParameters => use(KeptParametersContext);

/** Has an address carry on what this one keeps, as every link does: for what goes there by itself. */
export function useKeeping(): (to: string) => string {
  const kept = useKeptParameters();
  return (to) => withKeptParameters(to, kept);
}

/** Inside the agency's mobile application pages show neither header nor footer. */
export const useIsWebview = (): boolean => useKeptParameters().webviews === true;

/** What is kept, as fields of a form that goes to another page. */
export function KeptParameterInputs() {
  const { language } = useTexts();
  return keptEntries(useKeptParameters(), language).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
