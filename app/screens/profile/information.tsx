import { lazy } from "react";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/information";
import { EmailCorrection } from "./email-correction.tsx";
import { InformationForm } from "./information-form.tsx";
import { OwnData } from "./own-data.tsx";
import { PhoneCode } from "./phone-code.tsx";
import styles from "./profile.module.css";
import { ProfilePage } from "./profile-page.tsx";

/** Comes once somebody is in. */
const Notifications = lazy(() => import("./notifications.tsx"));

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "profile-information");
  return null;
}

/** Name, phone and language; the password, and all that is kept. */
export default function Information() {
  return (
    <ProfilePage room="profile-information">
      {(profile) => (
        <div className={styles.sections}>
          <InformationForm profile={profile} />
          <EmailCorrection profile={profile} />
          <PhoneCode profile={profile} />
          <Notifications devices={profile.subscriptions.devices.length} />
          <OwnData email={profile.userInfo.email} />
        </div>
      )}
    </ProfilePage>
  );
}
