import type { Device } from "#accounts/account-api.ts";
import { subscriptionDigest } from "#accounts/subscription-digest.ts";
import type { Language } from "#territory/language.ts";
import { readStored, writeStored } from "../../../frame/browser-storage.ts";
import { dropDevice, putDevice } from "../profile.ts";
import { sendAccountCommand } from "../send-account-command.ts";
import workerUrl from "./push-worker.ts?worker&url";
import { keepSubscription, storedSubscription, webSubscription } from "./stored-subscription.ts";

export interface BrowserPush {
  /** `unsupported`: this browser cannot show notifications. */
  readonly permission: NotificationPermission | "unsupported";
  /** Digest of the browser's push subscription; null without a subscription. */
  readonly digest: string | null;
  /** True if the subscription changed while no page was open: the server may not know the new one. */
  readonly isChanging: boolean;
}

/**
 * Whether this browser receives the profile's notifications. `unknown`: the browser has not answered yet.
 * `off`: never turned on here. `changed`: the server must receive the new subscription. `lost`: turned on
 * here, but notifications do not arrive.
 */
export type DeviceState = "unknown" | "off" | "on" | "changed" | "lost";

export function deviceState(device: Device | undefined, browser: BrowserPush | null): DeviceState {
  if (device === undefined) return "off";
  if (browser === null) return "unknown";
  const { permission, digest, isChanging } = browser;
  if (permission !== "granted") return "lost";
  if (digest === null) return isChanging ? "changed" : "lost";
  if (digest !== device.digest) return "changed";
  return device.lostAt === null ? "on" : "lost";
}

const KEY = "vigie.device";

export class PushDenied extends Error {}

/** Returns this browser's device id on the profile; null if it never received notifications. */
export const thisDevice = (): string | null => readStored("localStorage", KEY);

/** Stores this device's id; null removes it. Without storage, permission is requested again next time. */
const remember = (id: string | null) => writeStored("localStorage", KEY, id);

export async function readBrowser(): Promise<BrowserPush> {
  if (!("PushManager" in window && "serviceWorker" in navigator && "Notification" in window))
    return { permission: "unsupported", digest: null, isChanging: false };
  const { permission } = Notification;
  const isChanging = (await storedSubscription())?.isChanging === true;
  const subscription = await ownSubscription();
  const digest = subscription && (await subscriptionDigest(webSubscription(subscription)));
  return { permission, digest, isChanging };
}

/** Returns the push subscription; null if there is none or if the browser refuses. */
async function ownSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await ownRegistration();
    // An older script lacks features, so replace it.
    if (registration?.active && !registration.active.scriptURL.endsWith(workerUrl))
      await navigator.serviceWorker.register(workerUrl);
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Finds the push service worker by its scope: another worker, which caches pages, has the whole site. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const { href } = new URL(".", new URL(workerUrl, window.location.href));
  return registrations.find(({ scope }) => scope === href);
}

/**
 * Turns on notifications in this browser. It requests permission, so only call it on a press.
 * @param pushKey the site's key, which identifies us to the push service
 * @throws {PushDenied} | {Refused} | the browser's error
 */
export async function addThisDevice(pushKey: string, language: Language): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushDenied();
  // Unsubscribe first: otherwise the browser could return a subscription that its push service dropped.
  await (await ownSubscription())?.unsubscribe();
  return subscribeThisDevice(pushKey, language);
}

/** Subscribes and notifies the server. Permission was granted before. @throws as `addThisDevice` */
export async function subscribeThisDevice(pushKey: string, language: Language): Promise<BrowserPush> {
  const registration = await navigator.serviceWorker.register(workerUrl);
  await active(registration);
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const subscription = webSubscription(made);
  const id = thisDevice();
  const device = await sendAccountCommand("saveDevice", language, {
    subscription,
    ...(id !== null && { deviceId: id }),
  });
  remember(device.id);
  if (id !== null) dropDevice(id);
  putDevice(device);
  await keepSubscription({ subscription, isChanging: false });
  return { permission: "granted", digest: await subscriptionDigest(subscription), isChanging: false };
}

/** Turns off notifications in this browser. @throws {Refused} */
export async function dropThisDevice(id: string, language: Language): Promise<void> {
  await sendAccountCommand("deleteDevice", language, { deviceId: id });
  dropDevice(id);
  remember(null);
  await keepSubscription(null);
  const registration = await ownRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** Waits until the worker is active, which a subscription requires. */
async function active({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (worker === null || worker.state === "activated") return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
  });
}
