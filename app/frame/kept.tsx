import { createContext, type ReactNode, use, useMemo } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts.ts";
import { type Kept, keptEntries, NOTHING, readKept } from "./kept-parameters.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSite } from "./use-site.ts";

const KeptContext = createContext<Kept>(NOTHING);

/** Reads once for the whole page what its address keeps: as the server read it, then as the browser shows it. */
export function KeptProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const { search: written } = useSite();
  const read = useHydrated() ? search : written;
  return <KeptContext value={useMemo(() => readKept(read), [read])}>{children}</KeptContext>;
}

/** What the address says that holds for the pages after it too. */
export const useKept = (): Kept => use(KeptContext);

/** Inside the agency's mobile application pages show neither header nor footer. */
export const useIsWebview = (): boolean => useKept().webviews === true;

/** What is kept, as fields of a form that goes to another page. */
export function KeptInputs() {
  const { language } = useTexts();
  return keptEntries(useKept(), language).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
