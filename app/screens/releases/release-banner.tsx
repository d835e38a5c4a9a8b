import { useEffect, useId, useRef } from "react";
import { Icon } from "../../design/icon.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { closePopIn, openPopIn, popInNow, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { shownOnce } from "../../frame/shown-once.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./release-banner.module.css";
import { releaseTexts } from "./texts.ts";

const ID = "release-banner";
/** In the browser's store, once it was answered or closed. */
const RELEASE_BANNER_SEEN = "vigie-communiques";
/** The end has gone up past the foot of the window, where the banner stands and hides nothing still to be read; or far above. */
const PAST_THE_FOOT = "10000% 0px -45% 0px";
const banner = shownOnce(RELEASE_BANNER_SEEN);

/**
 * Offers the next press releases by email to who has read one to its end: a pop-in that leaves the page and its focus
 * as they are, and never comes back once it was closed.
 */
export function ReleaseBanner() {
  const { t } = useTexts(releaseTexts);
  const isOpen = useOpenPopIn() === ID;
  const end = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy page is told of several crossings at once: the last says where the end is now.
        if (seen.at(-1)?.isIntersecting && popInNow() === null && banner.isWanted()) openPopIn(ID);
      },
      { rootMargin: PAST_THE_FOOT },
    );
    if (end.current) watch.observe(end.current);
    return () => {
      watch.disconnect();
      closePopIn(ID);
    };
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return (
    <>
      <div ref={end} />
      <section className={styles.banner} aria-labelledby={id} hidden={!isOpen}>
        <h2 id={id}>{t("releases.banner")}</h2>
        <p>{t("releases.banner.text")}</p>
        {/* Whoever answers it is not asked again, whatever they choose. */}
        <div onClickCapture={banner.forget}>
          <SaveButton what={{ kind: "releases" }} />
        </div>
        <button type="button" className={styles.close} aria-label={t("nav.close")} onClick={close}>
          <Icon name="close" />
        </button>
      </section>
    </>
  );
}

function close(): void {
  banner.forget();
  closePopIn(ID);
}
