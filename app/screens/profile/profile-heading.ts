import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { profileTexts } from "./texts.ts";

/** The profile's screens, in menu order. */
export const FOLDERS = [
  "profile-saved-locations",
  "profile-saved-fires",
  "profile-releases",
  "profile-information",
  "profile-delete",
] as const;
export type ProfileScreen = (typeof FOLDERS)[number];

interface Heading {
  readonly title: string;
  /** Null once there is no profile to act on. */
  readonly lead: string | null;
}

/** Returns the heading of a profile screen. Once the profile is deleted, it no longer offers the deletion. */
export const profileHeading = (
  room: ProfileScreen,
  isDeleted: boolean,
  t: TextsOfSet<typeof profileTexts>,
): Heading =>
  isDeleted
    ? { title: t("erased.heading"), lead: null }
    : { title: t(`profile.${room}`), lead: t(`profile.${room}.lead`) };
