import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { Words } from "./sentences.ts";
import { reviewTexts } from "./texts.ts";

export function useWords(): Words {
  return { ...useTexts(reviewTexts), figures: useFigures() };
}
