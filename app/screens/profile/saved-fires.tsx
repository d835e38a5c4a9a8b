import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/saved-fires";
import { ProfilePage } from "./profile-page.tsx";

/** Comes once somebody is in. */
const MyFires = lazy(() => import("./my-fires.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-saved-fires");
  return null;
}

/** The fires that somebody follows, and what became of them since they last looked. */
export default function SavedFires() {
  return (
    <ProfilePage room="profile-saved-fires">
      {({ subscriptions }) => <MyFires fires={subscriptions.fires} />}
    </ProfilePage>
  );
}
