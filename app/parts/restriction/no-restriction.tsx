import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useListDoubt } from "./use-list-doubt.ts";

interface Props {
  /** As the view has it from `listDoubt`. */
  readonly doubt: ListDoubt | null;
  /** What is said where nothing is in force; that it is not "here" unless given. */
  readonly children?: string;
}

/** In the place of an empty list of restrictions: that none is in force, or that nobody can tell. */
export function NoRestriction({ doubt, children }: Props) {
  const { t } = useTexts();
  const why = useListDoubt(doubt);
  return <p>{why ? t(`restrictions.${why}Text`) : (children ?? t("place.noRestriction"))}</p>;
}
