import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { profileTexts } from "./texts.ts";

const FILES = { fr: "mes-donnees-vigie.json", en: "my-vigie-data.json" } as const;

export function DownloadProfile() {
  const { language, t } = useTexts(profileTexts);
  const { isBusy, run } = useCommand({ failed: t("information.download.failed") });
  const download = async () => {
    const all = await sendAccountCommand("export", language, {});
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(all, null, 2)], { type: "application/json" }),
    );
    Object.assign(document.createElement("a"), { href: address, download: FILES[language] }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button
      theme="pale"
      icon={<Icon name="download" />}
      onClick={() => void run(download)}
      aria-busy={isBusy}
    >
      {t("information.download")}
    </Button>
  );
}
