import { createContext, type ReactNode, use, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type LastingParameters,
  lastingEntries,
  NO_LASTING_PARAMETERS,
  readLastingParameters,
  withLastingParameters,
} from "#plan/lasting-parameters.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSite } from "./use-site.ts";

const LastingParametersContext = createContext<LastingParameters>(NO_LASTING_PARAMETERS);

/** Provides the lasting parameters: in the first render as the server read them, then as in the address. */
export function LastingParametersProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const { search: written } = useSite();
  const read = useHydrated() ? search : written;
  return (
    <LastingParametersContext value={useMemo(() => readLastingParameters(read), [read])}>
      {children}
    </LastingParametersContext>
  );
}

/** Returns the parameters in the address that also apply to the next pages. */
export const useLastingParameters = (): LastingParameters => use(LastingParametersContext);

/**
 * Returns a function that adds this page's lasting parameters to an address, as every link does. Use it for
 * navigations without a link.
 */
export function useWithLastingParameters(): (to: string) => string {
  const lasting = useLastingParameters();
  return (to) => withLastingParameters(to, lasting);
}

/** Returns a function that goes to an address with the lasting parameters, and keeps the scroll position. */
export function useGoTo() {
  const navigate = useNavigate();
  const keep = useWithLastingParameters();
  return (to: string, options?: { readonly replace?: boolean }) =>
    navigate(keep(to), { ...options, preventScrollReset: true });
}

/** Returns whether the page is inside the agency's mobile application: it then has no header or footer. */
export const useIsWebview = (): boolean => useLastingParameters().webviews === true;

/** Renders the lasting parameters as hidden fields of a form that leads to another page. */
export function LastingParameterInputs() {
  const { language } = useTexts();
  return lastingEntries(useLastingParameters(), language).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
