import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { accountTexts } from "../texts.ts";
import type { ThisDevice } from "./use-this-device.ts";

interface Props {
  readonly device: ThisDevice;
  /** Names of the places and fires whose alerts reach no one; null if alerts come by another channel. */
  readonly silent: string | null;
}

/**
 * Warns that notifications no longer reach this browser, or that no device receives them. Says how to turn
 * them on again, and which alerts are lost meanwhile. Renders nothing while notifications arrive.
 */
export function PushLost({ device: { state, support, reach, isBusy, add }, silent }: Props) {
  const { t } = useTexts(accountTexts);
  const isNowhere = state === "off" && reach?.devices === 0;
  if (state !== "lost" && !isNowhere) return null;
  const what =
    support === "home-screen"
      ? "account.push.home-screen.what"
      : isNowhere && support === "possible"
        ? "account.push.nowhere.possible"
        : (`account.push.lost.${support}` as const);
  return (
    <Notice
      severity="error"
      live
      title={t(isNowhere ? "account.push.nowhere" : "account.push.lost")}
      actions={
        support === "possible" && (
          <Button theme="pale" aria-busy={isBusy} onClick={() => void add()}>
            {t("account.push.restart")}
          </Button>
        )
      }
    >
      {silent && (
        <p>
          <strong>{silent}</strong> {t("account.push.silent.do")}
        </p>
      )}
      <p>{t(what)}</p>
    </Notice>
  );
}
