import { IDENTITY_SETTINGS_PATH, type IdentitySettings } from "#accounts/account-commands.ts";

/** Loads the settings of the identity client from the site. @throws if the site does not answer */
export async function loadIdentitySettings(): Promise<IdentitySettings> {
  const answer = await fetch(IDENTITY_SETTINGS_PATH);
  if (!answer.ok) throw new Error(`The identity settings answered ${answer.status}`);
  return answer.json();
}
