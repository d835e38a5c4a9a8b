import type { ReactNode } from "react";
import { EmptyState } from "../../design/empty-state.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

interface Props {
  readonly state: "winter" | "quiet";
  readonly picture?: ReactNode;
}

/** No fire is active: that the season is over, or what to watch all the same. */
export function NothingBurns({ state, picture }: Props) {
  const { t } = useTexts();
  return (
    <EmptyState title={t(`${state}.title`)} picture={picture}>
      <p>{t(`${state}.text`)}</p>
    </EmptyState>
  );
}
