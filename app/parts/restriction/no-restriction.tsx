import { useTexts } from "../../i18n/use-texts.ts";

interface Props {
  /** As the view has it from `areRestrictionsIncomplete`. */
  readonly isIncomplete: boolean;
  /** What is said where nothing is in force; that it is not "here" unless given. */
  readonly children?: string;
}

/** In the place of an empty list of restrictions: that none is in force, or that nobody can tell. */
export function NoRestriction({ isIncomplete, children }: Props) {
  const { t } = useTexts();
  return <p>{isIncomplete ? t("restrictions.incompleteText") : (children ?? t("place.noRestriction"))}</p>;
}
