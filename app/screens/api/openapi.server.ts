import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { API_SCHEMAS } from "./api-schemas.server.ts";
import { AROUND_OPERATIONS } from "./around/around-openapi.server.ts";
import { get, type REFUSALS, ref } from "./openapi-get.server.ts";
import { PROBLEMS, type ProblemCode } from "./problem.server.ts";
import { say } from "./shared-schemas.server.ts";

const PATHS = [
  get("/situation", {
    id: "situation",
    summary: ["The situation in figures", "La situation en chiffres"],
    text: say(
      "Active fires by status and protection zone, the agency’s statistics for the year, fire danger by level, restrictions, and when each part was read.",
      "Feux actifs par état et par zone de protection, statistiques annuelles de l’agence, danger d’incendie par niveau, restrictions, et moment où chaque partie a été lue.",
    ),
    schema: ref("Situation"),

    refusals: ["NoDataYet"],
  }),
  get("/fires", {
    id: "fires",
    summary: ["All fires this year", "Tous les feux de l’année"],
    text: say(
      "A GeoJSON FeatureCollection, most serious status first, then largest first. A fire without coordinates is included with a null geometry.",
      "Une FeatureCollection GeoJSON, triée de l’état le plus grave aux feux éteints, puis du plus grand feu au plus petit. Un feu sans coordonnées y figure aussi, et sa géométrie est null.",
    ),
    schema: ref("Fires"),
    media: "application/geo+json",
    refusals: ["NoDataYet"],
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        ...say(
          "Only fires with these statuses, separated by commas.",
          "Seulement les feux qui ont l’un de ces états, séparés par des virgules.",
        ),
        schema: { type: "array", items: ref("Status") },
        style: "form",
        explode: false,
        example: ["out-of-control", "new"],
      },
      {
        name: "region",
        in: "query",
        required: false,
        ...say(
          "Only fires in this region (2-digit code).",
          "Seulement les feux de cette région (code à deux chiffres).",
        ),
        schema: ref("RegionCode"),
        example: "04",
      },
      {
        name: "protection",
        in: "query",
        required: false,
        ...say(
          "Intensive: every fire is fought. Northern: only fires that threaten people or facilities are fought.",
          "Intensive : chaque feu est combattu. Northern (nordique) : seuls les feux qui menacent des personnes ou des installations sont combattus.",
        ),
        schema: ref("Protection"),
        example: "intensive",
      },
      {
        name: "active",
        in: "query",
        required: false,
        ...say(
          "True for active fires, false for extinguished ones.",
          "True pour les feux actifs, false pour les feux éteints.",
        ),
        schema: { type: "boolean" },
        example: true,
      },
    ],
  }),
  get("/fires/{id}", {
    id: "fire",
    summary: ["One fire", "Un feu"],
    text: say(
      "A GeoJSON Feature with the same properties as in /fires.",
      "Une Feature GeoJSON, avec les mêmes propriétés que dans /fires.",
    ),
    schema: ref("FireAlone"),
    media: "application/geo+json",
    refusals: ["NotFound", "NoDataYet"],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        ...say("Year and number, joined by a hyphen.", "Année et numéro, joints par un trait d’union."),
        schema: { type: "string" },
        example: "2026-123",
      },
    ],
  }),
  get("/danger", {
    id: "danger",
    summary: ["3-day fire danger outlook", "Le danger d’incendie sur trois jours"],
    text: say(
      "The level of each of the 65 zones for the day of the reading and the next 2 days.",
      "Le niveau de chacune des 65 zones pour le jour de la lecture et les deux jours suivants.",
    ),
    schema: ref("Danger"),

    refusals: ["NoDataYet"],
  }),
  get("/zones", {
    id: "zones",
    summary: ["Shapes of the fire danger rating zones", "Contours des zones de danger d’incendie"],
    text: say(
      "A GeoJSON FeatureCollection. Join it to /danger by zone number. It hardly ever changes, so store it.",
      "Une FeatureCollection GeoJSON. Joignez-la à /danger par le numéro de zone ; elle ne change presque jamais : conservez-la.",
    ),
    schema: ref("Zones"),
    media: "application/geo+json",
  }),
  get("/restrictions", {
    id: "restrictions",
    summary: ["Restrictions in force and announced", "Restrictions en vigueur et annoncées"],
    text: say(
      "A GeoJSON FeatureCollection of areas. If the area of a restriction is not published, its geometry is null, but its regions are listed.",
      "Une FeatureCollection GeoJSON de territoires. Si le territoire d’une restriction n’est pas publié, sa géométrie est null, mais ses régions sont indiquées.",
    ),
    schema: ref("Restrictions"),
    media: "application/geo+json",
    refusals: ["NoDataYet"],
    parameters: [
      {
        name: "state",
        in: "query",
        required: false,
        ...say(
          "Only restrictions in force now, or only those announced for later.",
          "Seulement les restrictions en vigueur maintenant, ou seulement celles annoncées pour plus tard.",
        ),
        schema: { enum: ["in-force", "announced"] },
        example: "in-force",
      },
      {
        name: "type",
        in: "query",
        required: false,
        ...say(
          "Only restrictions of these types, separated by commas.",
          "Seulement les restrictions de ces types, séparés par des virgules.",
        ),
        schema: { type: "array", items: ref("RestrictionType") },
        style: "form",
        explode: false,
        example: ["open-fire-ban"],
      },
      {
        name: "region",
        in: "query",
        required: false,
        ...say(
          "Only restrictions that name this region or whose area extends into it.",
          "Seulement les restrictions pour lesquelles l’agence indique cette région, ou dont le territoire la touche.",
        ),
        schema: ref("RegionCode"),
        example: "04",
      },
    ],
  }),
  get("/regions", {
    id: "regions",
    summary: ["The 17 regions", "Les 17 régions"],
    text: say(
      "The codes that the other responses use, with the names in both languages.",
      "Les codes qu’utilisent les autres réponses, avec les noms dans les deux langues.",
    ),
    schema: ref("Regions"),
  }),
  get("/location", {
    id: "location",
    summary: ["What applies at a point", "Ce qui s’applique à un point"],
    text: say(
      "Says whether a fire can be lit, and gives the region, the fire danger rating zone, the 3-day fire danger outlook, the restrictions in force and the nearest active fires. The point is not kept.",
      "Indique si l’on peut faire un feu, ainsi que la région, la zone de danger d’incendie, le danger d’incendie sur trois jours, les restrictions en vigueur et les feux actifs les plus proches. Le point n’est pas conservé.",
    ),
    schema: ref("Location"),

    refusals: ["NotFound", "NoDataYet"],
    parameters: [
      {
        name: "lat",
        in: "query",
        required: true,
        ...say("Latitude in decimal degrees (WGS 84).", "Latitude en degrés décimaux (WGS 84)."),
        schema: { type: "number", minimum: 44, maximum: 63.5 },
        example: 47.44,
      },
      {
        name: "lon",
        in: "query",
        required: true,
        ...say(
          "Longitude in decimal degrees, negative in Quebec.",
          "Longitude en degrés décimaux, négative au Québec.",
        ),
        schema: { type: "number", minimum: -81, maximum: -56 },
        example: -72.78,
      },
    ],
  }),
  ...AROUND_OPERATIONS,
  get("/alerts/status", {
    id: "alertStatus",
    summary: ["The alert service", "Le service d’alerte"],
    text: say(
      "How fast alerts went out in the last 24 hours, by channel. The figures are at most 30 seconds old.",
      "Délai d’envoi des alertes des 24 dernières heures, par canal. Les chiffres datent d’au plus 30 secondes.",
    ),
    schema: ref("AlertStatus"),

    refusals: ["NoDataYet"],
  }),
  get("/openapi.json", {
    id: "description",
    summary: ["This description in OpenAPI format", "Cette description, au format OpenAPI"],
    text: say(
      "The OpenAPI 3.1 file that this page is made from.",
      "Le fichier OpenAPI 3.1 dont cette page est tirée.",
    ),
    schema: { type: "object", required: ["openapi"] },
  }),
];

function refusal(code: ProblemCode, description: string, detail: string, more: object = {}) {
  const { status, title } = PROBLEMS[code];
  const type = `https://vigie.example/en/api/#${code}`;
  const example = { type, title, status, code, detail, ...more };
  return { description, content: { "application/problem+json": { schema: ref("Problem"), example } } };
}

const RESPONSES = {
  BadParameter: refusal(
    "bad-parameter",
    "A parameter is unknown or cannot be read; the response gives its name and the values it accepts. Parameters that social networks and newsletters add to links (utm_source, fbclid) are ignored.",
    "active: true or false.",
    { parameters: [{ name: "active", allowed: "true or false" }] },
  ),
  NotFound: refusal(
    "unknown-fire",
    "Nothing was found at this URL.",
    "A fire’s ID is its year and its number, such as 2026-123; /fires lists them.",
  ),
  AddressTooLong: refusal(
    "address-too-long",
    "The URL is longer than 2,048 characters.",
    "Ask for less in each request.",
  ),
  NoDataYet: {
    ...refusal(
      "no-data-yet",
      "This data has not been received since the server started; Retry-After says when to try again.",
      "The data service has not responded since the server started; try again shortly.",
    ),
    headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
  },
} satisfies Record<keyof typeof REFUSALS, object>;

/** The public description of the API, as OpenAPI 3.1. */
export const openapi = {
  openapi: "3.1.1",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: {
    title: "Vigie, open data",
    "x-title-fr": "Vigie, données ouvertes",
    version: "1.0.0",
    summary: "Wildfires, fire danger and restrictions in Quebec",
    "x-summary-fr": "Feux de forêt, danger d’incendie et restrictions au Québec",
    license: { name: "CC BY 4.0", identifier: "CC-BY-4.0" },
    contact: { name: "Vigie, données ouvertes / open data", email: OPEN_DATA_CONTACT },
  },
  servers: [{ url: "/api/v1" }],
  security: [],
  paths: Object.fromEntries(PATHS),
  components: {
    headers: {
      ETag: {
        description: "Send it back in If-None-Match: if nothing has changed, you get a 304 without a body.",
        schema: { type: "string" },
      },
    },
    responses: RESPONSES,
    schemas: API_SCHEMAS,
  },
};
