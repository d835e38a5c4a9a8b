import { z } from "zod";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import type { World } from "./world.ts";

/** Sends a request to the site as the agency's mobile app does. @returns the parsed response */
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
const saved = z.object({ id: z.string() });
const profile = z.object({ subscriptions: z.object({ locations: z.tuple([saved]) }) });
const notifications = z.array(z.object({ subject: z.string(), text: z.string() }));

/**
 * Registers a phone with the agency's mobile app at FCM and on the site. Its owner is the person whose only
 * saved place is `placeSaved`. The phone receives the place's alerts until `leave` is called.
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
  const { id: deviceId } = saved.parse(device);
  await alertByPush(true);
  return {
    /** Returns the notifications that the phone has shown. */
    async notifications() {
      const requested = new URLSearchParams({ channel: "push", to: token });
      return notifications.parse(await (await fetch(`${world.hub.url}/outbox?${requested}`)).json());
    },
    async leave() {
      await alertByPush(false);
      await askAsApp(world, ACCOUNT_PATHS.deleteDevice, { accessToken, language, deviceId });
    },
  };
}
