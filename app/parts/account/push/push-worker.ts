import { type Changed, renewSubscription } from "./renew-subscription.ts";

/** Parts of the service worker API that this file uses. The project's TypeScript types only cover pages. */
interface PushWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push", listener: (event: PushMessage) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationPress) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: SubscriptionChange) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessage extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface NotificationPress extends Lasting {
  readonly notification: Notification;
}
interface SubscriptionChange extends Lasting, Changed {}

const worker = self as unknown as PushWorker;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

// Shows received notifications and opens their page when pressed. It handles no requests: pages still come
// from the network.
worker.addEventListener("push", (event) => {
  const { title, body, url, tag, language } = Object(event.data?.json());
  event.waitUntil(
    worker.registration.showNotification(text(title) || "Vigie", {
      body: text(body),
      tag: text(tag),
      lang: language === "en" ? "en-CA" : "fr-CA",
      icon: "/icon-192.png",
      data: { url: text(url) },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(worker.clients.openWindow(text(Object(notification.data).url) || "/"));
});

// The push service dropped the subscription. Messages to it are lost until the server knows the new one.
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event, worker.registration)),
);
