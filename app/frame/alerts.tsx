import { Toast, ToastRegion } from "../design/toast.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { removeAlert, useShownAlerts } from "./alert-store.ts";
import { toastPlaceFor } from "./layout-rules.ts";
import { useRouteName } from "./use-route-name.ts";

/** Where emitted alerts appear. */
export function Alerts() {
  const { t } = useTexts();
  const place = toastPlaceFor(useRouteName());
  const alerts = useShownAlerts();
  return (
    <ToastRegion label={t("alert.region")} place={place}>
      {alerts.map(({ slug, label, type }) => (
        <Toast key={slug} tone={type} closeLabel={t("alert.close")} onGone={() => removeAlert(slug)}>
          {t(label)}
        </Toast>
      ))}
    </ToastRegion>
  );
}
