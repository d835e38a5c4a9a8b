import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Unanswered as Why } from "../../parts/account/fetch-saved-answers.ts";
import { accountTexts } from "../../parts/account/texts.ts";

interface Props {
  readonly title: string;
  readonly why: Why;
  readonly onAgain: () => void;
}

/** Shows, in place of missing answers, the reason and a button to try again. */
export function Unanswered({ title, why, onAgain }: Props) {
  const { t } = useTexts(accountTexts);
  return (
    <Notice
      severity="error"
      live
      title={title}
      actions={<Button onClick={onAgain}>{t("account.again")}</Button>}
    >
      <p>{t(`account.failed.${why}`)}</p>
    </Notice>
  );
}
