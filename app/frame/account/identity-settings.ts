import { IDENTITY_SETTINGS_PATH, type IdentitySettings } from "#accounts/account-commands.ts";

/** @throws if the site does not answer */
export async function loadIdentitySettings(): Promise<IdentitySettings> {
  const answer = await fetch(IDENTITY_SETTINGS_PATH);
  if (!answer.ok) throw new Error(`The identity settings answered ${answer.status}`);
  return answer.json();
}
