import { z } from "zod";
import { STAGES, WARNING_TYPES } from "#surroundings/model.ts";
import {
  area,
  bilingual,
  collectionOf,
  featureOf,
  field,
  listMeta,
  named,
  position,
  shape,
} from "../shared-schemas.server.ts";

// Schemas of the records of other authorities.

const time = z.iso.datetime();
const { readAt, isStale, takenAt, isWhole, saysNoneFor, licence, licenceUrl } = {
  readAt: field(
    time.nullable(),
    "When this source last responded; null if it never has.",
    "Moment de la dernière réponse de cette source ; null s’il n’y en a jamais eu.",
  ),
  isStale: field(
    z.boolean(),
    "True if the last response is too old for an empty list to show that there is nothing.",
    "Vrai si cette réponse est trop ancienne pour que l’on puisse affirmer qu’il n’y a rien.",
  ),
  takenAt: field(
    time.nullable(),
    "Time of the most recent data, according to the source.",
    "Heure des données les plus récentes, selon la source.",
  ),
  isWhole: field(
    z.boolean(),
    "False if the response was cut off because it reached a limit: some records are then missing.",
    "Faux si la réponse a été tronquée parce qu’elle atteignait une limite : il manque alors des données.",
  ),
  saysNoneFor: field(
    z.enum(["box", "quebec", "canada"]).nullable(),
    "Area for which an empty list means that there is nothing: “box”, from 81° to 56° west and from 44.4° to 63.2° north; “quebec”; or “canada”, Quebec except near the United States. Null if an empty list proves nothing, as for orders: not every municipality uses Alert Ready.",
    "Territoire pour lequel une liste vide veut dire qu’il n’y a rien : « box », le rectangle de 81° à 56° ouest et de 44,4° à 63,2° nord ; « quebec », le Québec ; « canada », le Québec sauf près des États-Unis. Null si une liste vide ne prouve rien, comme pour les ordres : certaines municipalités n’utilisent pas En Alerte.",
  ),
  licence: field(
    z.enum(["OGL-Canada-2.0", "CC-BY-4.0"]).nullable(),
    "The source’s licence; null if none is given.",
    "Licence de la source ; null si la source n’en indique pas.",
  ),
  licenceUrl: field(z.url().nullable(), "Link to the licence.", "Lien vers la licence."),
};

const sourceMeta = named(
  "SourceMeta",
  listMeta.extend({ readAt, isStale, takenAt, isWhole, saysNoneFor, licence, licenceUrl }),
);

const anyPoint = shape("AnyPoint", { type: z.literal("Point"), coordinates: position });

function collection(id: string, geometry: z.ZodType, fields: Readonly<Record<string, z.ZodType>>): void {
  collectionOf(`${id}List`, sourceMeta, featureOf(geometry, shape(id, fields)));
}

const words = z.string().nullable();
const idOfSource = field(z.string(), "The source’s own ID.", "Identifiant donné par la source.");
const idOfRecord = field(
  z.string(),
  "ID that we compute, because the source gives none. It changes with each new observation.",
  "Identifiant que nous calculons, car la source n’en donne pas. Il change à chaque nouvelle observation.",
);
const twoWords = z.strictObject({ fr: words, en: words });
const sizeHectares = field(z.number().min(0).nullable(), "Size in hectares.", "Superficie en hectares.");
const observedAt = field(time, "Time of the observation.", "Moment de l’observation.");
const risk = field(
  z.enum(["low", "moderate", "high", "very-high"]).nullable(),
  "Health risk at this index value.",
  "Risque pour la santé associé à cette cote.",
);
const stationName = field(bilingual, "Name of the station.", "Nom de la station.");
const french = (what: string, quoi: string) =>
  field(
    words,
    `${what}, in French, in the source’s own words.`,
    `${quoi}, en français, dans les termes de la source.`,
  );

collection("OfficialAlert", area.nullable(), {
  id: field(
    z.string(),
    "ID of the alert’s first message: it stays the same when the alert is updated.",
    "Identifiant du premier message de l’alerte : il reste le même quand elle est mise à jour.",
  ),
  event: field(twoWords, "Kind of event, verbatim.", "Type d’événement, mot pour mot."),
  headline: field(twoWords, "Headline, verbatim.", "Titre, mot pour mot."),
  sender: field(
    twoWords,
    "Authority that issued the alert. These alerts are never ours.",
    "Autorité qui a publié l’alerte. Ces alertes ne viennent jamais de nous.",
  ),
  areas: field(
    z.strictObject({ fr: z.array(z.string()), en: z.array(z.string()) }),
    "Names of the areas that the alert covers, verbatim.",
    "Noms des secteurs visés, mot pour mot.",
  ),
  codes: field(
    z.array(z.string()),
    "Statistics Canada codes of the area that the alert covers: province, census division or municipality.",
    "Codes du territoire visé, selon Statistique Canada : province, division de recensement ou municipalité.",
  ),
  sentAt: field(time, "When this message was sent.", "Moment de l’envoi de ce message."),
  expiresAt: field(time.nullable(), "When this message expires.", "Fin de validité de ce message."),
  responses: field(
    z.array(z.string()),
    "What to do, as CAP defines it: Evacuate, Shelter, Prepare, Avoid, Monitor.",
    "Ce qu’il faut faire, selon le protocole CAP : Evacuate, Shelter, Prepare, Avoid, Monitor.",
  ),
  urgency: field(words, "Urgency, as CAP defines it.", "Urgence, selon le protocole CAP."),
  severity: field(words, "Severity, as CAP defines it.", "Gravité, selon le protocole CAP."),
  certainty: field(words, "Certainty, as CAP defines it.", "Certitude, selon le protocole CAP."),
  isBroadcast: field(
    z.boolean(),
    "True if the alert is also broadcast to phones and on television.",
    "Vrai si l’alerte est aussi diffusée sur les téléphones et à la télévision.",
  ),
  original: field(
    z.url(),
    "The issuer’s own CAP message, unchanged, with its full text.",
    "Le message CAP de l’auteur, intégral et inchangé.",
  ),
});

collection("EstimatedPerimeter", area, {
  id: idOfRecord,
  firstSeenAt: field(
    time.nullable(),
    "When heat was first detected there.",
    "Première détection de chaleur à cet endroit.",
  ),
  lastSeenAt: field(
    time,
    "When heat was last detected there.",
    "Dernière détection de chaleur à cet endroit.",
  ),
  sizeHectares: field(
    z.number().min(0).nullable(),
    "Estimated size in hectares; it is not the agency’s figure.",
    "Superficie estimée, en hectares ; ce n’est pas celle de l’agence.",
  ),
  hotSpots: field(
    z.number().nullable(),
    "Number of heat detections that the perimeter is based on.",
    "Nombre de points de chaleur qui ont servi à tracer le périmètre.",
  ),
  fires: field(
    z.array(z.string()),
    "IDs, as in /fires, of the agency’s fires inside the perimeter or right beside it.",
    "Identifiants, comme dans /fires, des feux de l’agence situés dans le périmètre ou tout près.",
  ),
});

collection("HotSpot", anyPoint, {
  id: idOfRecord,
  observedAt,
  satellite: field(words, "Name of the satellite.", "Nom du satellite."),
  sensor: field(words, "Sensor on the satellite.", "Capteur du satellite."),
  powerMw: field(z.number().nullable(), "Radiative power in megawatts.", "Puissance rayonnée, en mégawatts."),
});

collection("NeighbourFire", anyPoint, {
  id: idOfSource,
  agency: field(z.string(), "Code of the agency that tracks the fire.", "Code de l’agence qui suit le feu."),
  stage: field(
    z.enum(STAGES).nullable(),
    "Stage of control: “OC”, out of control; “BH”, being held; “UC”, under control; “OUT”, extinguished.",
    "Stade : « OC », hors contrôle ; « BH », contenu ; « UC », maîtrisé ; « OUT », éteint.",
  ),
  sizeHectares,
  percentContained: field(
    z.number().nullable(),
    "Percentage of the fire that is contained; null if unknown.",
    "Pourcentage du feu qui est englobé ; null s’il est inconnu.",
  ),
  updatedAt: field(
    time.nullable(),
    "When the fire’s record was last updated.",
    "Dernière mise à jour de la fiche du feu.",
  ),
});

collection("ClosedRoad", anyPoint, {
  id: idOfSource,
  route: field(
    words,
    "Road number, as the source gives it.",
    "Numéro de la route, tel que la source le donne.",
  ),
  place: french("Place", "Endroit"),
  direction: french("Direction", "Direction"),
  municipality: french("Municipality", "Municipalité"),
  obstruction: field(
    z.string(),
    "The closure, in French, in the source’s own words.",
    "La fermeture, en français, dans les termes de la source.",
  ),
  cause: french("Cause", "Cause"),
  duration: french("Duration", "Durée"),
  detour: french("Detour", "Détour"),
  since: field(time.nullable(), "When the closure began.", "Début de la fermeture."),
});

collection("CivilEvent", anyPoint, {
  id: idOfSource,
  type: field(
    z.string(),
    "Type of event, in French, in the source’s own words.",
    "Type d’événement, en français, dans les termes de la source.",
  ),
  isImprecise: field(z.boolean(), "True if the point is imprecise.", "Vrai si le point est imprécis."),
  name: french("Name", "Nom"),
  municipalityCode: field(
    words,
    "Quebec’s 5-digit geographic code for the municipality.",
    "Code géographique québécois de la municipalité, à cinq chiffres.",
  ),
  observedAt,
  urgency: french("Urgency", "Urgence"),
  severity: french("Severity", "Gravité"),
  state: french("Status", "État"),
});

const airIndex = z.number().min(0);
const hour = field(time, "Hour.", "Heure.");

collection("AirQuality", anyPoint, {
  id: idOfSource,
  name: stationName,
  index: field(
    airIndex.nullable(),
    "Air Quality Health Index measured at the station; null if there is no value from the last 3 hours.",
    "Cote air santé observée à la station ; null s’il n’y a eu aucune observation au cours des 3 dernières heures.",
  ),
  risk,
  observedAt,
});

collection("AirQualityForecast", anyPoint, {
  id: idOfSource,
  name: stationName,
  hours: field(
    z.array(
      z.strictObject({
        at: hour,
        index: field(airIndex, "Forecast index.", "Cote prévue."),
        risk,
        publishedAt: field(
          time,
          "When the forecast was published.",
          "Moment de la publication de la prévision.",
        ),
      }),
    ),
    "Forecast for each hour.",
    "Prévision pour chaque heure.",
  ),
});

collection("WeatherWarning", area, {
  id: idOfSource,
  type: field(z.enum(WARNING_TYPES).nullable(), "Type of warning.", "Type d’alerte."),
  name: field(bilingual, "Name, verbatim.", "Nom, mot pour mot."),
  text: field(bilingual, "Text, verbatim.", "Texte intégral, inchangé."),
  colour: field(
    bilingual.nullable(),
    "Colour of the warning’s risk level.",
    "Couleur du niveau de risque de l’alerte.",
  ),
  publishedAt: field(time, "When the warning was published.", "Moment de la publication de l’alerte."),
  expiresAt: field(time.nullable(), "When the warning expires.", "Fin de validité de l’alerte."),
});

collection("Wind", anyPoint, {
  id: idOfSource,
  station: field(z.string(), "Name of the station.", "Nom de la station."),
  observedAt,
  speedKmh: field(z.number().min(0), "Speed in km/h.", "Vitesse, en km/h."),
  fromDegrees: field(
    z.number().nullable(),
    "Direction the wind blows from, in degrees from true north; null if it is variable.",
    "Direction d’où souffle le vent, en degrés depuis le nord vrai ; null si elle est variable.",
  ),
  gustKmh: field(z.number().nullable(), "Gusts in km/h.", "Rafales, en km/h."),
  humidityPercent: field(
    z.number().nullable(),
    "Relative humidity in percent.",
    "Humidité relative, en pourcentage.",
  ),
  rainMm: field(
    z.number().min(0).nullable(),
    "Rain in the last hour, in mm.",
    "Pluie de la dernière heure, en mm.",
  ),
  celsius: field(z.number().nullable(), "Air temperature in °C.", "Température de l’air, en °C."),
});

shape("SmokeForecast", {
  meta: sourceMeta,
  run: field(time.nullable(), "When the model ran.", "Moment du calcul du modèle."),
  bounds: field(
    z.tuple([z.number(), z.number(), z.number(), z.number()]),
    "West, south, east and north edges of each image, in degrees; the projection is EPSG 3857.",
    "Limites ouest, sud, est et nord de chaque image, en degrés ; la projection est EPSG 3857.",
  ),
  hours: field(
    z.array(
      z.strictObject({
        at: hour,
        picture: field(
          z.url(),
          "Transparent WebP image for that hour.",
          "Image WebP transparente pour cette heure.",
        ),
      }),
    ),
    "Hours of the next 2 days.",
    "Heures des deux prochains jours.",
  ),
  towns: field(
    z.array(
      z.strictObject({
        town: field(z.string(), "Name of the city.", "Nom de la ville."),
        hours: z.array(
          z.strictObject({
            at: hour,
            micrograms: field(
              z.number().min(0),
              "Fine particles from smoke, in micrograms per cubic metre.",
              "Particules fines provenant de la fumée, en microgrammes par mètre cube.",
            ),
            level: field(
              z.enum(["none", "light", "moderate", "heavy"]),
              "In micrograms per cubic metre: “none”, under 1; “light”, under 10; “moderate”, under 50; “heavy”, 50 or more.",
              "En microgrammes par mètre cube : « none », moins de 1 ; « light », moins de 10 ; « moderate », moins de 50 ; « heavy », 50 ou plus.",
            ),
          }),
        ),
      }),
    ),
    "Smoke in large cities.",
    "Fumée dans de grandes villes.",
  ),
});
