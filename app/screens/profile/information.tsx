import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/information";
import { ProfilePage } from "./profile-page.tsx";

/** Loaded once the person is signed in. */
const MyInformation = lazy(() => import("./my-information.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-information");
  return null;
}

export default function Information() {
  return (
    <ProfilePage screen="profile-information">{(profile) => <MyInformation profile={profile} />}</ProfilePage>
  );
}
