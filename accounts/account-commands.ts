// Names that browser and server share. They are separate from the schemas, so that pages load no schema to
// send a request.

export const IDENTITY_SETTINGS_PATH = "/api/account/identity";

export interface IdentitySettings {
  readonly url: string;
  readonly clientId: string;
  readonly audience: string;
  /** Public key that browsers need to subscribe to notifications; null if notifications are disabled. */
  readonly pushKey: string | null;
  /** True if people can choose official orders, because the source of the orders is configured. */
  readonly hasOrders: boolean;
  readonly hasAir: boolean;
  readonly hasHeat: boolean;
  readonly hasRoads: boolean;
}

/** Path of each account command. All use POST. */
export const ACCOUNT_PATHS = {
  profile: "/api/account/profile",
  updateProfile: "/api/account/profile/update",
  deleteProfile: "/api/account/profile/delete",
  export: "/api/account/profile/export",
  passwordReset: "/api/account/password-reset",
  confirmationLink: "/api/account/email/confirmation-link",
  correctEmail: "/api/account/email/correct",
  phoneCode: "/api/account/phone/code",
  confirmPhone: "/api/account/phone/confirm",
  savePlace: "/api/account/places/save",
  deletePlace: "/api/account/places/delete",
  saveFire: "/api/account/fires/save",
  deleteFire: "/api/account/fires/delete",
  alertFire: "/api/account/fires/alerts",
  seeFires: "/api/account/fires/seen",
  pastAlerts: "/api/account/alerts/past",
  sentAlerts: "/api/account/alerts/sent",
  testAlert: "/api/account/alerts/test",
  releases: "/api/account/releases",
  saveDevice: "/api/account/devices/save",
  renewDevice: "/api/account/devices/renew",
  deleteDevice: "/api/account/devices/delete",
  testDevice: "/api/account/devices/test",
  sessions: "/api/account/sessions",
  endSession: "/api/account/sessions/end",
  askNewsletter: "/api/newsletter/subscribe",
  confirmNewsletter: "/api/newsletter/confirm",
  newsletter: "/api/newsletter/preferences",
  changeNewsletter: "/api/newsletter/change",
  alertsStop: "/api/alerts/stop/state",
  stopAlerts: "/api/alerts/stop/do",
} as const;
export type AccountCommand = keyof typeof ACCOUNT_PATHS;

/** Commands that can require a recent login. Their requests carry the ID token, which has the login time. */
export const RECENT_LOGIN_COMMANDS = [
  "updateProfile",
  "deleteProfile",
  "correctEmail",
  "confirmPhone",
  "endSession",
] as const satisfies readonly AccountCommand[];

/** Commands that need no access token. Some need a key from an email. They work without JavaScript. */
export const EMAIL_KEY_COMMANDS = [
  "askNewsletter",
  "confirmNewsletter",
  "newsletter",
  "changeNewsletter",
  "alertsStop",
  "stopAlerts",
] as const satisfies readonly AccountCommand[];

/** Path to request the situation at saved places and followed fires. POST keeps both out of URLs. */
export const SAVED_ANSWERS_PATH = "/api/account/answers";

export const MOST_SAVED = { places: 50, fires: 200 } as const;

export const PLACE_TYPES = ["home", "cottage", "work", "outdoors", "other"] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/** Authors of alerts: the agency, Alert Ready, and the sources around fires. */
export const ALERT_SOURCES = ["agency", "order", "air", "heat", "road"] as const;
export type AlertSource = (typeof ALERT_SOURCES)[number];

export const RADII_KM = { least: 5, usual: 30, most: 100 } as const;

export const RELEASE_AUDIENCES = ["CommuniqueGrandPublic", "CommuniqueIndustriel"] as const;
export type ReleaseAudience = (typeof RELEASE_AUDIENCES)[number];
