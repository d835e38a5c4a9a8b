import { z } from "zod";
import { PROTECTIONS } from "#fires/model.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import "./around/around-schemas.server.ts";
import { CAUSE_CODES, DANGER_CODES, STATUS_CODES } from "./codes.ts";
import { openFire } from "./open-fire-schema.server.ts";
import { PROBLEMS } from "./problem.server.ts";
import { dangerDates, days, fire, region, restriction, zoneName } from "./record-schemas.server.ts";
import {
  count,
  credit,
  field,
  meta,
  position,
  readingHealth,
  registry,
  shape,
} from "./shared-schemas.server.ts";

const countsOf = <K extends string>(keys: readonly K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, count])) as Record<K, typeof count>);

const nearFire = shape("NearFire", {
  distanceKm: field(
    z.number().min(0),
    "Kilometres from the point, as the crow flies.",
    "Distance en kilomètres entre le point et le feu, à vol d’oiseau.",
  ),
  bearingDegrees: field(
    z.number().min(0).lt(360),
    "Direction of the fire, in degrees clockwise from true north.",
    "Direction du feu, en degrés depuis le nord vrai, dans le sens horaire.",
  ),
  coordinates: position,
  fire,
});

shape("Location", {
  meta,
  point: field(
    z.strictObject({ lat: z.number(), lon: z.number() }),
    "The requested point.",
    "Le point demandé.",
  ),
  region: field(region, "The region that the point is in.", "Région où se trouve le point."),
  zone: field(
    zoneName.nullable(),
    "The fire danger rating zone that the point is in, or the nearest one if the point is just offshore; null in the far north.",
    "Zone de danger d’incendie où se trouve le point, ou la plus proche s’il est juste au large ; null dans le Grand Nord.",
  ),
  danger: field(
    z.strictObject({ dates: dangerDates, ...days }).nullable(),
    "Fire danger in that zone, as in /danger.",
    "Danger d’incendie dans cette zone, comme dans /danger.",
  ),
  openFire: field(
    openFire,
    "Whether an open fire can be lit at the point.",
    "Indique si l’on peut faire un feu à ciel ouvert à ce point.",
  ),
  restrictions: field(
    z.array(restriction),
    "Restrictions in force at the point, and those that may be in force (isUnsure).",
    "Restrictions en vigueur à ce point, et celles qui le sont peut-être (isUnsure).",
  ),
  nearestFires: field(
    z.array(nearFire).max(5),
    "The 5 nearest active fires, starting with the closest.",
    "Les cinq feux actifs les plus proches, du plus proche au plus éloigné.",
  ),
  nearestFiresWithinKm: field(
    count,
    "Search radius for fires, in kilometres.",
    "Rayon de recherche des feux, en kilomètres.",
  ),
});

const statistics = shape("Statistics", {
  readAt: field(z.iso.datetime(), "When these figures were read.", "Moment où ces chiffres ont été lus."),
  isFailing: field(
    z.boolean(),
    "True if the latest attempt to read these figures failed.",
    "Vrai si la dernière tentative de lecture de ces chiffres a échoué.",
  ),
  modifiedAt: field(
    z.iso.datetime().nullable(),
    "When the agency last changed these figures.",
    "Dernière modification de ces chiffres par l’agence.",
  ),
  activeFires: field(count.nullable(), "Active fires.", "Feux actifs."),
  activeFires24HoursAgo: field(
    count.nullable(),
    "Active fires 24 hours earlier.",
    "Feux actifs 24 heures plus tôt.",
  ),
  activeFires7DaysAgo: field(
    count.nullable(),
    "Active fires 7 days earlier.",
    "Feux actifs 7 jours plus tôt.",
  ),
  firesRecordedToday: field(
    count.nullable(),
    "New fires in the last 24 hours.",
    "Nouveaux feux des 24 dernières heures.",
  ),
  firesExtinguishedToday: field(
    count.nullable(),
    "Fires extinguished in the last 24 hours.",
    "Feux éteints au cours des 24 dernières heures.",
  ),
  firesYear: field(
    count.nullable(),
    "Fires since the start of the year.",
    "Feux depuis le début de l’année.",
  ),
  firesTenYearMean: field(
    z.number().min(0).nullable(),
    "10-year average number of fires from the start of the year to this date.",
    "Nombre de feux du début de l’année à la même date, moyenne des 10 dernières années.",
  ),
  firesExtinguishedYear: field(
    count.nullable(),
    "This year’s fires that are now extinguished.",
    "Feux de l’année maintenant éteints.",
  ),
  hectaresBurnedYear: field(
    z.number().min(0).nullable(),
    "Hectares burned since the start of the year.",
    "Hectares brûlés depuis le début de l’année.",
  ),
  hectaresBurnedYear7DaysAgo: field(
    z.number().min(0).nullable(),
    "The same total, 7 days earlier.",
    "Le même total 7 jours plus tôt.",
  ),
  hectaresTenYearMean: field(
    z.number().min(0).nullable(),
    "10-year average of hectares burned from the start of the year to this date.",
    "Hectares brûlés du début de l’année à la même date, moyenne des 10 dernières années.",
  ),
  causedByLightningYear: field(
    count.nullable(),
    "This year’s fires caused by lightning.",
    "Feux de l’année causés par la foudre.",
  ),
  causedByPeopleYear: field(
    count.nullable(),
    "This year’s fires caused by human activity.",
    "Feux de l’année causés par l’activité humaine.",
  ),
  causeUnknownYear: field(
    count.nullable(),
    "This year’s fires whose cause is to be determined.",
    "Feux de l’année dont la cause est à déterminer.",
  ),
  byStatus: field(
    countsOf(STATUS_ORDER.filter(isActive).map((id) => STATUS_CODES[id])).partial(),
    "Active fires by status, as the agency counts them; a status it does not count is absent.",
    "Feux actifs par état, selon le décompte de l’agence ; un état qu’elle ne compte pas est absent.",
  ),
});

const fireCounts = shape("FireCounts", {
  total: field(
    count,
    "This year’s fires on the agency’s list.",
    "Feux de l’année dans la liste de l’agence.",
  ),
  active: field(count, "Fires that are not extinguished.", "Feux qui ne sont pas éteints."),
  contained: field(count, "Active fires that are contained.", "Feux actifs englobés."),
  activeHectares: field(
    z.number().min(0),
    "Total size of the active fires, in hectares.",
    "Superficie totale des feux actifs, en hectares.",
  ),
  byStatus: field(
    countsOf(STATUS_ORDER.map((id) => STATUS_CODES[id])),
    "All fires by status.",
    "Tous les feux par état.",
  ),
  activeByProtection: field(
    countsOf(PROTECTIONS),
    "Active fires by protection zone.",
    "Feux actifs par zone de protection.",
  ),
});

const readingTime = shape("ReadingTime", {
  readAt: field(
    z.iso.datetime().nullable(),
    "When this part was last read; null if it never has been.",
    "Moment de la dernière lecture de cette partie ; null avant la première lecture.",
  ),
  ...readingHealth,
});

shape("Situation", {
  meta,
  fires: field(fireCounts, "Counts of the fires that /fires lists.", "Décompte des feux que donne /fires."),
  statistics: field(
    z.strictObject({ intensive: statistics.nullable(), northern: statistics.nullable() }),
    "The agency’s own counts for each protection zone; null if they have never been read. They may be a few minutes ahead of the list or behind it.",
    "Décompte de l’agence pour chaque zone de protection ; null avant la première lecture. Le décompte peut avoir quelques minutes d’avance ou de retard sur la liste.",
  ),
  causesYear: field(
    countsOf(Object.values(CAUSE_CODES)).partial().nullable(),
    "This year’s fires by cause; null if they have never been read.",
    "Feux de l’année par cause ; null avant la première lecture.",
  ),
  danger: field(
    z.strictObject({ zones: count, byLevelToday: countsOf(Object.values(DANGER_CODES)) }).nullable(),
    "Number of zones at each fire danger level today; null if the levels have never been read.",
    "Nombre de zones à chaque niveau de danger d’incendie aujourd’hui ; null avant la première lecture.",
  ),
  restrictions: field(
    z.strictObject({ inForce: count, announced: count }).nullable(),
    "Number of restrictions; null if they have never been read.",
    "Nombre de restrictions ; null avant la première lecture.",
  ),
  readings: field(
    z.strictObject({
      fires: readingTime,
      danger: readingTime,
      restrictions: readingTime,
      causes: readingTime,
    }),
    "When each part was read.",
    "Moment où chaque partie a été lue.",
  ),
});

shape("Problem", {
  type: field(z.url(), "Link to the explanation.", "Lien vers l’explication."),
  title: field(z.string(), "Type of problem, in English.", "Type de problème, en anglais."),
  status: field(count, "The HTTP status code, repeated.", "Code HTTP de la réponse."),
  code: field(
    z.enum(Object.keys(PROBLEMS)),
    "Stable code for programs to read.",
    "Code stable, destiné aux programmes.",
  ),
  detail: field(
    z.string(),
    "A one-sentence explanation, in English.",
    "Une explication en une phrase, en anglais.",
  ),
  parameters: field(
    z.array(z.strictObject({ name: z.string(), allowed: z.string() })),
    "The rejected parameters, and the values each one accepts.",
    "Les paramètres refusés et les valeurs que chacun accepte.",
  ).optional(),
});

const alertChannel = shape("AlertChannel", {
  channel: field(z.enum(["email", "sms", "push"]), "Channel.", "Canal."),
  state: field(
    z.enum(["well", "late", "paused"]),
    "“late” in any of these cases: a message has been due for at least 5 minutes; the situation or a change has been waiting to be checked for at least 5 minutes; an alert has been waiting to be prepared for at least 5 minutes; at least 5% of the alerts sent in the last hour took more than 3 minutes; the hourly test message was not sent.",
    "« late » dans un de ces cas : un message aurait dû partir il y a au moins 5 minutes ; la situation ou un changement attend d’être examiné depuis au moins 5 minutes ; une alerte attend d’être préparée depuis au moins 5 minutes ; au moins 5 % des alertes de la dernière heure ont mis plus de 3 minutes à être envoyées ; le message d’essai de chaque heure n’est pas parti.",
  ),
  messages: field(count, "Alerts sent.", "Alertes envoyées."),
  medianSeconds: field(
    z.number().min(0).nullable(),
    "Half of the messages went out within this time after the change was read; null if there were none.",
    "La moitié des messages sont partis dans ce délai après la lecture du changement ; null s’il n’y a eu aucun message.",
  ),
  p95Seconds: field(
    z.number().min(0).nullable(),
    "The same time, for 95% of the messages.",
    "Le même délai, pour 95 % des messages.",
  ),
  oldestWaitingSeconds: field(
    z.number().min(0).nullable(),
    "Age of the oldest message still waiting to be sent; null if none is waiting.",
    "Âge du plus ancien message à envoyer ; null s’il n’y en a aucun.",
  ),
});

shape("AlertStatus", {
  meta: credit,
  at: field(z.iso.datetime(), "Time of these figures.", "Date et heure de ces chiffres."),
  watchedAt: field(
    z.iso.datetime().nullable(),
    "When the situation was last checked for alerts.",
    "Dernière vérification de la situation en vue d’envoyer des alertes.",
  ),
  channels: z.array(alertChannel),
});

const { schemas } = z.toJSONSchema(registry, {
  uri: (id) => `#/components/schemas/${id}`,
  override({ jsonSchema }) {
    // Remove what zod adds: the limits of exact integers, and the pattern of each format.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
});

export const API_SCHEMAS = Object.fromEntries(
  Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
);
