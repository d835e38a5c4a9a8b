import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { profileTexts } from "./texts.ts";

/** The profile's screens, in menu order. */
export const PROFILE_SCREENS = [
  "profile-saved-locations",
  "profile-saved-fires",
  "profile-releases",
  "profile-information",
  "profile-delete",
] as const;
export type ProfileScreen = (typeof PROFILE_SCREENS)[number];

interface Heading {
  readonly title: string;
  /** Null once there is no profile to act on. */
  readonly lead: string | null;
}

/** Returns the heading of a profile screen. Once the profile is deleted, it no longer offers the deletion. */
export const profileHeading = (
  screen: ProfileScreen,
  isDeleted: boolean,
  t: TextsOfSet<typeof profileTexts>,
): Heading =>
  isDeleted
    ? { title: t("erased.heading"), lead: null }
    : { title: t(`profile.${screen}`), lead: t(`profile.${screen}.lead`) };
