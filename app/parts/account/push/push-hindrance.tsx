import { Notice } from "../../../design/notice.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { accountTexts } from "../texts.ts";
import type { PushSupport } from "./push-support.ts";

export function PushHindrance({ support }: { readonly support: PushSupport }) {
  const { t } = useTexts(accountTexts);
  if (support === "possible" || support === "none") return null;
  return (
    <Notice severity="info" live title={t(`account.push.${support}`)}>
      <p>{t(`account.push.${support}.what`)}</p>
    </Notice>
  );
}
