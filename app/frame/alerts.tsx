import { useSyncExternalStore } from "react";
import { Toast, ToastRegion } from "../design/toast.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { removeAlert, shownAlerts, subscribeAlerts } from "./alert-store.ts";
import { toastPlaceFor } from "./layout-rules.ts";
import { useRouteName } from "./use-route-name.ts";

const NONE = [] as const;

/** Where emitted alerts appear. */
export function Alerts() {
  const { t } = useTexts();
  const place = toastPlaceFor(useRouteName());
  const alerts = useSyncExternalStore(subscribeAlerts, shownAlerts, () => NONE);
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
