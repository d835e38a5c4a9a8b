import { useState } from "react";
import type { Point } from "#territory/point.ts";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import type { Saving } from "../../frame/account/saving.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { addBookmark, bookmarkPath, removeBookmark } from "../bookmarks/bookmarks.ts";
import { useBookmarks } from "../bookmarks/use-bookmarks.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-card.module.css";

interface Props {
  readonly path: string;
  readonly title: string;
  readonly at: Point | undefined;
  /** The card's item to save on the profile; null if it cannot be saved. */
  readonly saves: Saving | null;
}

/** Buttons to save or share a card. Renders nothing without scripts, which the buttons need. */
export function CardActions({ path, title, at, saves }: Props) {
  const { t } = useTexts(liveMapTexts);
  const key = bookmarkPath(path);
  const isBookmarked = useBookmarks().some((each) => each.path === key);
  const [shareResult, setShareResult] = useState<"" | "copied" | "notCopied">("");
  if (!useHydrated()) return null;
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setShareResult("copied");
    } catch (error) {
      // A visitor who closes the share sheet cancels, which is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setShareResult("notCopied");
    }
  };
  return (
    <>
      <div className={styles.actions}>
        {saves && <SaveButton what={saves} />}
        <Button
          theme="pale"
          aria-pressed={isBookmarked}
          icon={<Icon name={isBookmarked ? "check" : "pin"} />}
          onClick={() => (isBookmarked ? removeBookmark(key) : addBookmark({ path: key, title, at }))}
        >
          {t(isBookmarked ? "livemap.card.kept" : "livemap.card.keep")}
        </Button>
        <Button theme="pale" icon={<Icon name="share" />} onClick={() => void share()}>
          {t("livemap.tool.share")}
        </Button>
      </div>
      <p role="status">{shareResult && t(`livemap.card.${shareResult}`)}</p>
    </>
  );
}
