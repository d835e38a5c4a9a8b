import { Toast, ToastRegion } from "../design/toast.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { removeAlert, useShownAlerts } from "./alert-store.ts";
import { useScreenKind } from "./use-screen-kind.ts";

/** Where emitted alerts appear. */
export function Alerts() {
  const { t } = useTexts();
  const { toasts } = useScreenKind();
  const alerts = useShownAlerts();
  return (
    <ToastRegion label={t("alert.region")} place={toasts}>
      {alerts.map(({ slug, label, type }) => (
        <Toast key={slug} tone={type} closeLabel={t("alert.close")} onGone={() => removeAlert(slug)}>
          {t(label)}
        </Toast>
      ))}
    </ToastRegion>
  );
}
