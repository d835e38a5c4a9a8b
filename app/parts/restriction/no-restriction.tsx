import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useListDoubt } from "./use-list-doubt.ts";

interface Props {
  /** Whether an empty list means that no restriction is in force, from `listDoubt`; null without a list. */
  readonly doubt: ListDoubt | null;
  /** Text to show if no restriction is in force. The default says that no restriction applies here. */
  readonly children?: string | undefined;
}

/** Replaces an empty list of restrictions: says that none is in force, or that this is unknown. */
export function NoRestriction({ doubt, children }: Props) {
  const { t } = useTexts();
  const why = useListDoubt(doubt);
  return <p>{why ? t(`restrictions.${why}Text`) : (children ?? t("place.noRestriction"))}</p>;
}
