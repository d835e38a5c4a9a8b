import { lazy, type ReactNode } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/profile";
import { PROFILE_SCREENS, ProfilePage, type ProfileScreen } from "./profile-page.tsx";

// Loaded once the person is signed in.
const MyPlaces = lazy(() => import("./my-places.tsx"));
const MyFires = lazy(() => import("./my-fires.tsx"));
const ReleasesForm = lazy(() => import("../../parts/account/releases-form.tsx"));
const MyInformation = lazy(() => import("./my-information.tsx"));
const DeleteProfile = lazy(() => import("./delete-profile.tsx"));

const CONTENTS: Readonly<Record<ProfileScreen, (profile: Profile) => ReactNode>> = {
  "profile-saved-locations": ({ userInfo, subscriptions }) => (
    <MyPlaces places={subscriptions.locations} userInfo={userInfo} />
  ),
  "profile-saved-fires": ({ subscriptions }) => <MyFires fires={subscriptions.fires} />,
  "profile-releases": (profile) => <ReleasesForm profile={profile} />,
  "profile-information": (profile) => <MyInformation profile={profile} />,
  "profile-delete": (profile) => <DeleteProfile profile={profile} />,
};

export const loader = ({ request }: Route.LoaderArgs) => screenOf(request, ...PROFILE_SCREENS).name;

/** A screen of the profile. The key makes React mount each screen again, which reloads the profile. */
export default function ProfileRoute({ loaderData: screen }: Route.ComponentProps) {
  return (
    <ProfilePage key={screen} screen={screen}>
      {CONTENTS[screen]}
    </ProfilePage>
  );
}
