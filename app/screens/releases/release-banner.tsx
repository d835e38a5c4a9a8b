import { useEffect, useId, useRef } from "react";
import { Icon } from "../../design/icon.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { savingNow } from "../../frame/account/saving.ts";
import { closePopIn, openPopIn, popInNow, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { shownOnce } from "../../frame/shown-once.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./release-banner.module.css";
import { releaseTexts } from "./texts.ts";

const ID = "release-banner";
/** Storage key, set once the banner was answered or closed. */
const RELEASE_BANNER_SEEN = "vigie-communiques";
/**
 * Margin that detects when the article's end has scrolled above the banner's place at the foot of the window.
 * The banner then hides no unread text.
 */
const PAST_THE_FOOT = "10000% 0px -45% 0px";
const banner = shownOnce(RELEASE_BANNER_SEEN);

/**
 * Offers press releases by email to visitors who have read a release to its end. The pop-in leaves the page
 * and its focus unchanged, and never returns once it was closed.
 */
export function ReleaseBanner() {
  const { t } = useTexts(releaseTexts);
  const isOpen = useOpenPopIn() === ID;
  const end = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy page gets several crossings at once: the last crossing has the current position.
        if (seen.at(-1)?.isIntersecting && popInNow() === null && savingNow() === null && banner.isWanted())
          openPopIn(ID);
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
        {/* After any answer, do not ask again. */}
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
