import { useEffect, useState } from "react";
import { Checkbox } from "../../design/field.tsx";
import { loadIdentitySettings } from "../../frame/account/identity-settings.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PlaceDraft } from "./place-draft.ts";
import { accountTexts } from "./texts.ts";

interface Props {
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
}

/** Choices of alerts from other authorities. A source that is not set offers nothing. */
export function SourceFields({ draft, set }: Props) {
  const { t } = useTexts(accountTexts);
  const [hasOrders, setHasOrders] = useState(false);
  useEffect(() => {
    loadIdentitySettings().then(
      (settings) => setHasOrders(settings.hasOrders),
      () => {}, // The choice stays as it is.
    );
  }, []);
  if (!hasOrders) return null;
  return (
    <Checkbox
      label={t("account.alerts.orders")}
      checked={draft.orderNotification}
      onChange={({ currentTarget }) => set({ ...draft, orderNotification: currentTarget.checked })}
    />
  );
}
