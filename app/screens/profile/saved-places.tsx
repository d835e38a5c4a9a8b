import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/saved-places";
import { ProfilePage } from "./profile-page.tsx";

/** Loaded once the person is signed in. */
const MyPlaces = lazy(() => import("./my-places.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-saved-locations");
  return null;
}

/** The saved places: first the current situation at each of them. */
export default function SavedPlaces() {
  return (
    <ProfilePage screen="profile-saved-locations">
      {({ userInfo, subscriptions: { locations } }) => <MyPlaces places={locations} userInfo={userInfo} />}
    </ProfilePage>
  );
}
