import { useState } from "react";
import { Icon } from "../../../design/icon.tsx";
import ways from "../../../design/ways.module.css";
import { copyAddress, hasShareMenu, openShareMenu, type ShareOutcome } from "../../../frame/share-address.ts";
import { useHydrated } from "../../../frame/use-hydrated.ts";
import { useSite } from "../../../frame/use-site.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { storyTexts } from "../texts.ts";
import styles from "./share-story.module.css";

const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(query)}`;

/** Returns plain share links. No other site learns of a visit until a link is followed. */
export function shareLinks(title: string, address: string) {
  return {
    // Mail apps show a plus sign literally, so encode spaces as %20.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`,
    facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }),
    x: withQuery("https://x.com/intent/post", { text: title, url: address }),
  };
}

interface Props {
  readonly title: string;
  readonly path: string;
}

/** Ways to share and print a story: plain links, and buttons that need scripts. */
export function ShareStory({ title, path }: Props) {
  const { t } = useTexts(storyTexts);
  const address = useSite().siteUrl + path;
  const links = shareLinks(title, address);
  return (
    <section className={`${styles.share} screen-only`} aria-labelledby="story-share">
      <h2 id="story-share">{t("story.share")}</h2>
      <ul className={ways.list}>
        <ShareOrCopy title={title} address={address} />
        <li>
          <a href={links.email}>
            <Icon name="mail" /> {t("story.share.email")}
          </a>
        </li>
        <li>
          <a href={links.facebook}>
            <Icon name="external" /> {t("story.share.facebook")}
          </a>
        </li>
        <li>
          <a href={links.x}>
            <Icon name="external" /> {t("story.share.x")}
          </a>
        </li>
        <li data-scripted="">
          <button type="button" onClick={() => window.print()}>
            <Icon name="print" /> {t("story.share.print")}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Opens the device's share menu; without one, copies the link. */
function ShareOrCopy({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTexts(storyTexts);
  const [outcome, setOutcome] = useState<ShareOutcome>(null);
  const canShare = useHydrated() && hasShareMenu();
  const share = () => openShareMenu(title, address);
  const copy = () => copyAddress(address).then(setOutcome);
  return (
    <li data-scripted="">
      <button type="button" onClick={canShare ? share : copy}>
        <Icon name={outcome === "copied" ? "check" : "share"} />
        {t(canShare ? "story.share.device" : "story.share.copy")}
      </button>
      <p role="status" className={ways.outcome}>
        {outcome && t(`story.share.${outcome}`, { address })}
      </p>
    </li>
  );
}
