import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { reportTexts } from "./texts.ts";

interface Props {
  readonly at: Date;
  readonly onErase: () => void;
}

/** Notice about a draft found on this device. Another person may be using the device now. */
export function LeftNotice({ at, onErase }: Props) {
  const { t, formats } = useTexts(reportTexts);
  const today = new Date();
  const isToday = formats.day(at) === formats.day(today);
  return (
    <Notice
      severity="info"
      live
      title={
        isToday
          ? t("report.left.today", { when: formats.time(at) })
          : t("report.left.before", { when: formats.dayTime(at, today) })
      }
      actions={
        <Button theme="pale" onClick={onErase}>
          {t("report.left.erase")}
        </Button>
      }
    >
      <p>{t("report.left.text")}</p>
    </Notice>
  );
}
