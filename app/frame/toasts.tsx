import { Toast, ToastRegion } from "../design/toast.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { removeToast, useShownToasts } from "./toast-store.ts";
import { useScreenKind } from "./use-screen-kind.ts";

/** Where emitted toasts appear. */
export function Toasts() {
  const { t } = useTexts();
  const { toasts: place } = useScreenKind();
  const toasts = useShownToasts();
  return (
    <ToastRegion label={t("toast.region")} place={place}>
      {toasts.map(({ slug, label, type }) => (
        <Toast key={slug} tone={type} closeLabel={t("toast.close")} onGone={() => removeToast(slug)}>
          {t(label)}
        </Toast>
      ))}
    </ToastRegion>
  );
}
