import { z } from "zod";
import { ACCOUNT_PATHS } from "#accounts/account-acts.ts";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import type { World } from "./world.ts";

/** What the site's API answers to the agency's app, which says the site's origin. */
async function askAsApp({ origin }: World, path: string, question: object): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const registration = z.object({ token: z.string() });
const kept = z.object({ id: z.string() });
const profile = z.object({ subscriptions: z.object({ locations: z.tuple([kept]) }) });
const notifications = z.array(z.object({ subject: z.string(), text: z.string() }));

/**
 * A phone where whoever saved their one place is in with the agency's app: it is registered at FCM and here, and gets that place's
 * alerts until it leaves.
 */
export async function phoneWithTheApp(world: World, placeSaved: unknown) {
  const place = ACCOUNT_QUESTIONS.savePlace.parse(placeSaved);
  const { accessToken, language } = place;
  const registered = await fetch(`${world.push}/registrations`, { method: "POST" });
  const { token } = registration.parse(await registered.json());
  const known = await askAsApp(world, ACCOUNT_PATHS.profile, { auth0AccessToken: accessToken, language });
  const [{ id: subscriptionId }] = profile.parse(known).subscriptions.locations;
  const alertByPush = (pushNotification: boolean) =>
    askAsApp(world, ACCOUNT_PATHS.savePlace, {
      ...place,
      subscriptionId,
      data: { ...place.data, pushNotification },
    });
  const subscription = { kind: "fcm", token };
  const device = await askAsApp(world, ACCOUNT_PATHS.saveDevice, { accessToken, language, subscription });
  const { id: deviceId } = kept.parse(device);
  await alertByPush(true);
  return {
    /** What it has shown. */
    async notifications() {
      const asked = new URLSearchParams({ channel: "push", to: token });
      return notifications.parse(await (await fetch(`${world.hub.url}/outbox?${asked}`)).json());
    },
    async leave() {
      await alertByPush(false);
      await askAsApp(world, ACCOUNT_PATHS.deleteDevice, { accessToken, language, deviceId });
    },
  };
}
