import { regionByCode } from "#territory/regions.ts";
import { useTexts } from "../../i18n/use-texts.ts";

/** The name of a region by its two-digit code; null where nobody knows it. */
export function useRegionName(code: string | null): string | null {
  const { language } = useTexts();
  return (code && regionByCode(code)?.name[language]) || null;
}
