import type { Words } from "./sentences.ts";
import { SIZE_CLASSES } from "./size-classes.ts";

/** `Plus de 1 ha, jusqu'à 10 ha`: a size class in the visitor's unit. */
export function sizeLabel({ t, figures }: Pick<Words, "t" | "figures">, at: number): string {
  const { over, upTo } = SIZE_CLASSES[at] ?? SIZE_CLASSES[0];
  if (over < 0) return t("review.sizes.upTo", { size: figures.size(upTo) });
  if (!Number.isFinite(upTo)) return t("review.sizes.over", { size: figures.size(over) });
  return t("review.sizes.between", { from: figures.size(over), to: figures.size(upTo) });
}
