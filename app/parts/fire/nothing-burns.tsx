import type { ReactNode } from "react";
import { EmptyState } from "../../design/empty-state.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

interface Props {
  readonly state: "winter" | "quiet";
  readonly picture?: ReactNode;
}

/** Says that no fire is active: the season is over, or what to watch for now. */
export function NothingBurns({ state, picture }: Props) {
  const { t } = useTexts();
  return (
    <EmptyState title={t(`${state}.title`)} picture={picture}>
      <p>{t(`${state}.text`)}</p>
    </EmptyState>
  );
}
