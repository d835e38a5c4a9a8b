import { ReleasesForm } from "../../parts/account/releases-form.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/release-subscription";
import { ProfilePage } from "./profile-page.tsx";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-releases");
  return null;
}

/** Chooses which press releases come by email. */
export default function ReleaseSubscription() {
  return (
    <ProfilePage screen="profile-releases">{(profile) => <ReleasesForm profile={profile} />}</ProfilePage>
  );
}
