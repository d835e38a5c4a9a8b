import type { Place } from "#accounts/account-api.ts";
import { distanceKm } from "#territory/distance.ts";
import { Button } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Bookmark } from "../../live-map/bookmarks/bookmarks.ts";
import { useBookmarks } from "../../live-map/bookmarks/use-bookmarks.ts";
import { newPlace, placeQuestion } from "../../parts/account/place-draft.ts";
import { putPlace } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { profileTexts } from "./texts.ts";

/** A bookmark closer than this to a saved place, in kilometres, counts as the same place. */
const SAME_KM = 0.2;

/** Returns this browser's bookmarks of points that are not saved places yet. */
function missing(bookmarks: readonly Bookmark[], places: readonly Place[]) {
  return bookmarks.flatMap(({ at, title, path }) => {
    const isPoint = at !== undefined && /[?&]ici=/.test(path);
    const isSaved = places.some(
      ({ latitude, longitude }) => at && distanceKm(at, { lat: latitude, lon: longitude }) < SAME_KM,
    );
    return isPoint && !isSaved ? [{ at, title }] : [];
  });
}

/**
 * Offers to save this browser's bookmarks. Each becomes a place without alerts until the person chooses some.
 */
export function ImportBookmarks({ places }: { readonly places: readonly Place[] }) {
  const { language, t } = useTexts(profileTexts);
  const { isBusy, run } = useCommand();
  const found = missing(useBookmarks(), places);
  if (found.length === 0) return null;
  const importAll = async () => {
    let refused: unknown = null;
    for (const { at, title } of found) {
      try {
        putPlace(await sendAccountCommand("savePlace", language, placeQuestion(newPlace(at, title), null)));
      } catch (error) {
        // A point outside Quebec is refused: the points after it are still saved.
        if (!(error instanceof Refused && error.code === "invalid")) throw error;
        refused = error;
      }
    }
    if (refused !== null) throw refused;
    emitToast("place-saved");
  };
  return (
    <Notice
      severity="info"
      title={t("saved.import", { count: found.length })}
      actions={
        <Button theme="pale" onClick={() => void run(importAll)} aria-busy={isBusy}>
          {t("saved.import.do")}
        </Button>
      }
    >
      <p>{t("saved.import.what")}</p>
    </Notice>
  );
}
