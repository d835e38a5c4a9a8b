import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/saved-places";
import { ProfilePage } from "./profile-page.tsx";

/** Comes once somebody is in. */
const MyPlaces = lazy(() => import("./my-places.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-saved-locations");
  return null;
}

/** My places: what holds at each of them now, before anything else. */
export default function SavedPlaces() {
  return (
    <ProfilePage room="profile-saved-locations">
      {({ userInfo, subscriptions: { locations } }) => <MyPlaces places={locations} userInfo={userInfo} />}
    </ProfilePage>
  );
}
