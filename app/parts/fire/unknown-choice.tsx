import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";

/** Says that a list ignores a part of its link; null if the whole link was understood. */
export function UnknownChoice({ choices }: { readonly choices: { readonly hasUnknown: boolean } }) {
  const { t } = useTexts();
  if (!choices.hasUnknown) return null;
  return (
    <Notice severity="warning" title={t("choices.unknown")}>
      <p>{t("choices.unknownText")}</p>
    </Notice>
  );
}
