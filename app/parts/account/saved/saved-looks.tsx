import { useEffect, useState } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { type SavedLook, setSavedLook } from "../../../frame/account/saved-look.ts";
import { type Saving, startSaving } from "../../../frame/account/saving.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { loadProfile, useProfile } from "../profile.ts";
import { unsaveFire, unsavePlace } from "../unsave.ts";
import { useCommand } from "../use-command.ts";
import { savedTexts } from "./texts.ts";

/** Distance in degrees below which two points are the same, because the server rounds saved points. */
const SAME_POINT = 0.0001;

/** Returns the id of the saved item that a save button refers to; null if it is not saved. */
export function savedId(
  what: Saving,
  { locations, fires, releases }: Profile["subscriptions"],
): string | null {
  switch (what.kind) {
    case "place": {
      const { lat, lon } = what.at;
      const isThere = (saved: number, requested: number) => Math.abs(saved - requested) < SAME_POINT;
      return (
        locations.find(({ latitude, longitude }) => isThere(latitude, lat) && isThere(longitude, lon))?.id ??
        null
      );
    }
    case "fire":
      return fires.some(({ fireId }) => fireId === what.fireId) ? what.fireId : null;
    case "releases":
      return releases[0] ?? null;
  }
}

/**
 * Sets the look of the page's save buttons for saved things; a press undoes the save. A place needs two
 * presses, because its alerts end with the place.
 */
export default function SavedLooks() {
  const { language, t } = useTexts(savedTexts);
  const known = useProfile();
  const { isBusy, run } = useCommand();
  const [sureId, setSureId] = useState<string | null>(null);
  const isUnknown = known.state === "none";
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared with the previous person, it is requested again.
  useEffect(() => void loadProfile(language), [language, isUnknown]);
  useEffect(() => {
    const lookOf = (what: Saving, saved: Profile["subscriptions"]): SavedLook | null => {
      const id = savedId(what, saved);
      if (id === null) return null;
      const isSure = id === sureId;
      const presses: Record<Saving["kind"], () => void> = {
        place: () =>
          isSure ? void run(() => unsavePlace(id, language).finally(() => setSureId(null))) : setSureId(id),
        fire: () => void run(() => unsaveFire(id, language)),
        releases: () => startSaving(what),
      };
      return {
        state: t(`account.saved.${what.kind}`),
        undo: t(isSure ? "account.delete.sure" : `account.saved.${what.kind}.undo`),
        isSure,
        isBusy,
        onPress: presses[what.kind],
        onBlur: () => setSureId(null),
      };
    };
    setSavedLook((what) => (known.state === "ready" ? lookOf(what, known.profile.subscriptions) : null));
  });
  useEffect(() => () => setSavedLook(() => null), []);
  return null;
}
