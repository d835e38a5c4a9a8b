import { AROUND_FILE_NAMES, type AroundFile } from "#plan/around-files.ts";
import { SOURCE_CREDITS, type SourceCredit } from "#surroundings/credits.ts";
import type { SourceRecords } from "#surroundings/model.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import type { Cell, DataColumn } from "../../parts/downloads/data-set.ts";

type Column<Row> = Pick<DataColumn<Row>, "title" | "cell">;
type Alert = SourceRecords["publicAlerts"];

const column = <Row>(fr: string, en: string, cell: (row: Row, language: Language) => Cell): Column<Row> => ({
  ...{ title: { fr, en }, cell },
});

/** Rounds degrees to a metre: more digits are noise. */
const rounded = (degrees: number | undefined): number | null =>
  degrees === undefined ? null : Math.round(degrees * 1e5) / 1e5;

const position = <Row>(of: (row: Row) => Point | null): Column<Row>[] => [
  column("Latitude (degrés)", "Latitude (degrees)", (row) => rounded(of(row)?.lat)),
  column("Longitude (degrés)", "Longitude (degrees)", (row) => rounded(of(row)?.lon)),
];

/** Returns an alert's text in the file's language; if it was not published in that language, in the other. */
const wordsOf = ({ text }: Alert, language: Language) => text[language] ?? text.fr ?? text.en;

/** Columns of each source's file. Texts of official records are verbatim. */
export const AROUND_COLUMNS: { readonly [S in AroundFile]: readonly Column<SourceRecords[S]>[] } = {
  publicAlerts: [
    column("Titre", "Headline", (row, language) => wordsOf(row, language)?.headline ?? null),
    column("Événement", "Event", (row, language) => wordsOf(row, language)?.event ?? null),
    column("Description", "Description", (row, language) => wordsOf(row, language)?.description ?? null),
    column("Consigne", "Instruction", (row, language) => wordsOf(row, language)?.instruction ?? null),
    column("Secteurs", "Areas", (row, language) => wordsOf(row, language)?.areas.join(", ") || null),
    column("Autorité", "Authority", (row, language) => wordsOf(row, language)?.senderName ?? null),
    column("Réponse demandée (CAP)", "Response type (CAP)", ({ responses }) => responses.join(", ") || null),
    column("Publié le (heure de l’Est)", "Issued (Eastern time)", ({ sentAt }) => sentAt),
    column("Prend fin le (heure de l’Est)", "Expires (Eastern time)", ({ expiresAt }) => expiresAt),
    column("Message d’origine", "Original message", ({ url }) => url),
  ],
  closedRoads: [
    column("Numéro", "Number", ({ id }) => id),
    column("Route", "Road", ({ route }) => route),
    column("Lieu", "Place", ({ place }) => place),
    column("Direction", "Direction", ({ direction }) => direction),
    column("Municipalité", "Municipality", ({ municipality }) => municipality),
    column("Entrave", "Closure", ({ obstruction }) => obstruction),
    column("Cause", "Cause", ({ cause }) => cause),
    column("Durée", "Duration", ({ duration }) => duration),
    column("Détour", "Detour", ({ detour }) => detour),
    column("Depuis le (heure de l’Est)", "Since (Eastern time)", ({ since }) => since),
    ...position<SourceRecords["closedRoads"]>(({ at }) => at),
  ],
  civilEvents: [
    column("Type", "Type", ({ type }) => type),
    column("Nom", "Name", ({ name }) => name),
    column("Code de municipalité", "Municipality code", ({ municipalityCode }) => municipalityCode),
    column("Observé le (heure de l’Est)", "Observed (Eastern time)", ({ observedAt }) => observedAt),
    column("Urgence", "Urgency", ({ urgency }) => urgency),
    column("Gravité", "Severity", ({ severity }) => severity),
    column("État", "Status", ({ state }) => state),
    column("Position imprécise", "Imprecise location", ({ isImprecise }) => isImprecise),
    ...position<SourceRecords["civilEvents"]>(({ at }) => at),
  ],
  weatherWarnings: [
    column("Alerte", "Warning", ({ name }, language) => name[language]),
    column("Texte", "Text", ({ text }, language) => text[language]),
    column("Couleur", "Colour", ({ colour }, language) => colour?.[language] ?? null),
    column("Publiée le (heure de l’Est)", "Published (Eastern time)", ({ publishedAt }) => publishedAt),
    column("Prend fin le (heure de l’Est)", "Expires (Eastern time)", ({ expiresAt }) => expiresAt),
    ...position<SourceRecords["weatherWarnings"]>(({ area }) => pointOfShape(area)),
  ],
  hotSpots: [
    column("Vu le (heure de l’Est)", "Seen (Eastern time)", ({ observedAt }) => observedAt),
    column("Satellite", "Satellite", ({ satellite }) => satellite),
    column("Capteur", "Sensor", ({ sensor }) => sensor),
    column("Puissance rayonnée (MW)", "Radiative power (MW)", ({ powerMw }) => powerMw),
    ...position<SourceRecords["hotSpots"]>(({ at }) => at),
  ],
  perimeters: [
    column(
      "Première observation (heure de l’Est)",
      "First seen (Eastern time)",
      ({ firstSeenAt }) => firstSeenAt,
    ),
    column(
      "Dernière observation (heure de l’Est)",
      "Last seen (Eastern time)",
      ({ lastSeenAt }) => lastSeenAt,
    ),
    column("Superficie estimée (ha)", "Estimated size (ha)", ({ sizeHa }) => sizeHa),
    column("Points de chaleur", "Heat detections", ({ hotSpots }) => hotSpots),
    ...position<SourceRecords["perimeters"]>(({ area }) => pointOfShape(area)),
  ],
  neighbourFires: [
    column("Agence", "Agency", ({ agency }) => agency),
    column("Numéro", "Number", ({ id }) => id),
    column("Stade (code national)", "Stage (national code)", ({ stage }) => stage),
    column("Superficie (ha)", "Size (ha)", ({ sizeHa }) => sizeHa),
    column("Englobé (%)", "Contained (%)", ({ percentContained }) => percentContained),
    column("Mis à jour le (heure de l’Est)", "Updated (Eastern time)", ({ updatedAt }) => updatedAt),
    ...position<SourceRecords["neighbourFires"]>(({ at }) => at),
  ],
  airNow: [
    column("Station", "Station", ({ name }, language) => name[language]),
    column("Cote air santé", "Air Quality Health Index", ({ index }) => index),
    column("Mesurée le (heure de l’Est)", "Measured (Eastern time)", ({ observedAt }) => observedAt),
    ...position<SourceRecords["airNow"]>(({ at }) => at),
  ],
  airForecasts: [
    column("Station", "Station", ({ name }, language) => name[language]),
    column("Cote air santé prévue", "Air Quality Health Index forecast", ({ index }) => index),
    column("Pour le (heure de l’Est)", "For (Eastern time)", ({ forecastAt }) => forecastAt),
    column("Publiée le (heure de l’Est)", "Published (Eastern time)", ({ publishedAt }) => publishedAt),
    ...position<SourceRecords["airForecasts"]>(({ at }) => at),
  ],
  wind: [
    column("Station", "Station", ({ station }) => station),
    column("Mesuré le (heure de l’Est)", "Measured (Eastern time)", ({ observedAt }) => observedAt),
    column("Vent (km/h)", "Wind (km/h)", ({ speedKmh }) => speedKmh),
    column("Rafales (km/h)", "Gusts (km/h)", ({ gustKmh }) => gustKmh),
    column("Vient de (degrés)", "From (degrees)", ({ fromDegrees }) => fromDegrees),
    column("Humidité (%)", "Humidity (%)", ({ humidityPercent }) => humidityPercent),
    column("Pluie (mm)", "Rain (mm)", ({ rainMm }) => rainMm),
    column("Température (°C)", "Temperature (°C)", ({ celsius }) => celsius),
    ...position<SourceRecords["wind"]>(({ at }) => at),
  ],
};

interface Origin {
  readonly source: Bilingual;
  readonly licence: Bilingual;
}

const LICENCES: Readonly<Record<NonNullable<SourceCredit["licence"]>, Bilingual>> = {
  "OGL-Canada-2.0": { fr: "Licence du gouvernement ouvert – Canada", en: "Open Government Licence – Canada" },
  "CC-BY-4.0": { fr: "CC BY 4.0", en: "CC BY 4.0" },
};
const NO_LICENCE = {
  fr: "Messages publics, à citer sans modification",
  en: "Public messages, to be quoted unchanged",
};

/** Source names that are longer in files than in the API. */
const LONG_SOURCES: Readonly<Partial<Record<AroundFile, Bilingual>>> = {
  publicAlerts: {
    fr: "En Alerte (ADNA) et l’autorité qui a publié chaque message",
    en: "Alert Ready (NAAD) and the authority that issued each message",
  },
  closedRoads: {
    fr: "Transports Québec, Gouvernement du Québec",
    en: "Transports Québec, Gouvernement du Québec",
  },
  civilEvents: {
    fr: "Ministère de la Sécurité publique, Gouvernement du Québec",
    en: "Ministère de la Sécurité publique, Gouvernement du Québec",
  },
};

function originOf(file: AroundFile): Origin {
  const { author, licence } = SOURCE_CREDITS[file];
  return {
    source: LONG_SOURCES[file] ?? author,
    licence: licence === null ? NO_LICENCE : LICENCES[licence],
  };
}

/** Source and licence of each file, as in NOTICE. */
export const AROUND_ORIGINS = Object.fromEntries(
  AROUND_FILE_NAMES.map((file) => [file, originOf(file)]),
) as Readonly<Record<AroundFile, Origin>>;
