import { useState } from "react";
import { Icon } from "../../design/icon.tsx";
import { Section } from "../../design/section.tsx";
import ways from "../../design/ways.module.css";
import { copyAddress, hasShareMenu, openShareMenu, type ShareOutcome } from "../../frame/share-address.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { placeTexts } from "./texts.ts";

interface Props {
  /** The page's subject in one line. */
  readonly title: string;
  readonly path: string;
}

/** Ways to share and print the page: plain links, and buttons that need scripts. */
export function ShareSection({ title, path }: Props) {
  const { t } = useTexts(placeTexts);
  const address = useSite().siteUrl + path;
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`${title}\n${address}`);
  return (
    <div className="screen-only">
      <Section id="share" title={t("share.title")} lead={t("share.text")}>
        <ul className={ways.list}>
          <li>
            <a href={`mailto:?subject=${subject}&body=${body}`}>
              <Icon name="mail" /> {t("share.email")}
            </a>
          </li>
          <li>
            <a href={`sms:?body=${body}`}>
              <Icon name="phone" /> {t("share.sms")}
            </a>
          </li>
          <DeviceShare title={title} address={address} />
          <Copy address={address} />
          <li data-scripted="">
            <button type="button" onClick={() => window.print()}>
              <Icon name="print" /> {t("share.print")}
            </button>
          </li>
        </ul>
      </Section>
    </div>
  );
}

/** The device's own share menu, if it has one. */
function DeviceShare({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTexts(placeTexts);
  const canShare = useHydrated() && hasShareMenu();
  if (!canShare) return null;
  return (
    <li>
      <button type="button" onClick={() => void openShareMenu(title, address)}>
        <Icon name="share" /> {t("share.device")}
      </button>
    </li>
  );
}

function Copy({ address }: { readonly address: string }) {
  const { t } = useTexts(placeTexts);
  const [outcome, setOutcome] = useState<ShareOutcome>(null);
  return (
    <li data-scripted="">
      <button type="button" onClick={() => void copyAddress(address).then(setOutcome)}>
        <Icon name={outcome === "copied" ? "check" : "layers"} /> {t("share.copy")}
      </button>
      <p role="status" className={ways.outcome}>
        {outcome && t(`share.${outcome}`, { address })}
      </p>
    </li>
  );
}
