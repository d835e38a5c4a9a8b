import { regionByCode } from "#territory/regions.ts";
import { useTexts } from "../../i18n/use-texts.ts";

/** Returns the name of a region by its two-digit code; null if unknown. */
export function useRegionName(code: string | null): string | null {
  const { language } = useTexts();
  return (code && regionByCode(code)?.name[language]) || null;
}
