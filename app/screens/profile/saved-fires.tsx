import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/saved-fires";
import { ProfilePage } from "./profile-page.tsx";

/** Loaded once the person is signed in. */
const MyFires = lazy(() => import("./my-fires.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-saved-fires");
  return null;
}

/** The fires that the person follows, with news since their last visit. */
export default function SavedFires() {
  return (
    <ProfilePage screen="profile-saved-fires">
      {({ subscriptions }) => <MyFires fires={subscriptions.fires} />}
    </ProfilePage>
  );
}
