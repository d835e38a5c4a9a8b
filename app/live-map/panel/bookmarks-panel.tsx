import { Button } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Notice } from "../../design/notice.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { bookmarkName } from "../bookmarks/bookmark-name.ts";
import { bookmarkLink, removeBookmark } from "../bookmarks/bookmarks.ts";
import { useBookmarks } from "../bookmarks/use-bookmarks.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-list.module.css";

/** Lists this browser's bookmarks, which the server does not know. Without scripts, shows a notice. */
export function BookmarksPanel({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const { language, t } = useTexts(liveMapTexts);
  const bookmarks = useBookmarks();
  const named = bookmarks.map((each) => ({ ...each, title: bookmarkName(each, language, t) }));
  if (!useHydrated()) return <Notice severity="info">{t("livemap.bookmarks.noScript")}</Notice>;
  if (bookmarks.length === 0) {
    return (
      <EmptyState title={t("livemap.none.bookmarks")}>
        <p>{t("livemap.bookmarks.how")}</p>
        <p>{t("livemap.bookmarks.keep")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status">{t("livemap.bookmarks.total", { count: bookmarks.length })}</p>
      <ul className={styles.list}>
        {named.map(({ path, title }) => (
          <li key={path} className={styles.spread}>
            <SiteLink to={bookmarkLink(path, language, isEmbedded)}>{title}</SiteLink>
            <Button
              theme="pale"
              onClick={() => removeBookmark(path)}
              aria-label={t("livemap.bookmarks.remove", { title })}
            >
              {t("livemap.bookmarks.removeShort")}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t("livemap.bookmarks.keep")}</p>
    </>
  );
}
