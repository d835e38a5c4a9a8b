import type { Profile } from "#accounts/account-api.ts";
import { EmailCorrection } from "./email-correction.tsx";
import { InformationForm } from "./information-form.tsx";
import { Notifications } from "./notifications.tsx";
import { OwnData } from "./own-data.tsx";
import { PhoneCode } from "./phone-code.tsx";
import styles from "./profile.module.css";
import { Sessions } from "./sessions/sessions.tsx";

/** The person's name, phone and language, the password, and their data. */
export default function MyInformation({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.sections}>
      <InformationForm profile={profile} />
      <EmailCorrection profile={profile} />
      <PhoneCode profile={profile} />
      <Notifications devices={profile.subscriptions.devices} />
      <Sessions />
      <OwnData {...profile.userInfo} />
    </div>
  );
}
