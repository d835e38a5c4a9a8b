import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/delete-account";
import { DeleteProfile } from "./delete-profile.tsx";
import { ProfilePage } from "./profile-page.tsx";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-delete");
  return null;
}

/** Screen to delete the account with all its data. */
export default function DeleteAccount() {
  return (
    <ProfilePage screen="profile-delete">{(profile) => <DeleteProfile profile={profile} />}</ProfilePage>
  );
}
