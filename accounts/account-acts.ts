// Names that browser and server share, apart from the schemas: a page that only asks loads no schema.

/** Where the browser learns which provider signs people in. */
export const IDENTITY_SETTINGS_PATH = "/api/account/identity";

export interface IdentitySettings {
  readonly url: string;
  readonly clientId: string;
  readonly audience: string;
  /** What browsers subscribe to notifications with; null where none are sent. */
  readonly pushKey: string | null;
}

/** Where each is asked, by POST. */
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
export type AccountAct = keyof typeof ACCOUNT_PATHS;

/** The acts that can ask for a recent login: their questions carry the ID token, which says when it was. */
export const RECENT_LOGIN_ACTS = [
  "updateProfile",
  "deleteProfile",
  "correctEmail",
  "confirmPhone",
  "endSession",
] as const satisfies readonly AccountAct[];

/** The acts that need no token: a key of an email does, or nothing. Their forms work without scripts. */
export const LETTER_ACTS = [
  "askNewsletter",
  "confirmNewsletter",
  "newsletter",
  "changeNewsletter",
  "alertsStop",
  "stopAlerts",
] as const satisfies readonly AccountAct[];

/** Where a page asks what holds at saved places and became of followed fires, by POST: no address names them. */
export const SAVED_ANSWERS_PATH = "/api/account/answers";

/** What one profile has at most. */
export const MOST_SAVED = { places: 50, fires: 200 } as const;

export const PLACE_TYPES = ["home", "cottage", "work", "outdoors", "other"] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

export const RADII_KM = { least: 5, usual: 30, most: 100 } as const;

export const RELEASE_AUDIENCES = ["CommuniqueGrandPublic", "CommuniqueIndustriel"] as const;
export type ReleaseAudience = (typeof RELEASE_AUDIENCES)[number];
