import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/delete-account";
import { DeleteProfile } from "./delete-profile.tsx";
import { ProfilePage } from "./profile-page.tsx";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-delete");
  return null;
}

/** Leaves, with everything erased. */
export default function DeleteAccount() {
  return <ProfilePage room="profile-delete">{(profile) => <DeleteProfile profile={profile} />}</ProfilePage>;
}
