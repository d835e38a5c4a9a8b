import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { toastRefusal } from "../../parts/account/account-toasts.ts";
import { askAccount } from "../../parts/account/ask-account.ts";
import { profileTexts } from "./texts.ts";

const FILES = { fr: "mes-donnees-vigie.json", en: "my-vigie-data.json" } as const;

/** All that is kept of somebody, as a file of theirs. */
export function DownloadProfile() {
  const { language, t } = useTexts(profileTexts);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const all = await askAccount("export", language, {});
      const address = URL.createObjectURL(
        new Blob([JSON.stringify(all, null, 2)], { type: "application/json" }),
      );
      Object.assign(document.createElement("a"), { href: address, download: FILES[language] }).click();
      URL.revokeObjectURL(address);
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button theme="pale" icon={<Icon name="download" />} onClick={() => void download()} aria-busy={isBusy}>
      {t("information.download")}
    </Button>
  );
}
