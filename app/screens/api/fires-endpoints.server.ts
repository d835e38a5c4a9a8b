import { filterFires, sortFires } from "#fires/chosen-fires.ts";
import { fireById } from "#fires/fire-by-id.ts";
import { PROTECTIONS } from "#fires/model.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import { STATUS_CODES } from "./codes.ts";
import { endpoint } from "./endpoint.server.ts";
import { fireFeature } from "./fire-answer.server.ts";
import { known, meta } from "./meta.server.ts";
import { oneOf, oneRegion, someOf, trueOrFalse } from "./parameters.server.ts";
import { ApiProblem } from "./problem.server.ts";
import { ref, say } from "./shared-schemas.server.ts";

const CODES = STATUS_ORDER.map((id) => STATUS_CODES[id]);

/** Every fire of the year, most serious first. */
export const fires = endpoint({
  path: "/fires",
  media: "application/geo+json",
  id: "fires",
  summary: ["All fires this year", "Tous les feux de l’année"],
  text: say(
    "A GeoJSON FeatureCollection, most serious status first, then largest first. A fire without coordinates is included with a null geometry.",
    "Une FeatureCollection GeoJSON, triée de l’état le plus grave aux feux éteints, puis du plus grand feu au plus petit. Un feu sans coordonnées y figure aussi, et sa géométrie est null.",
  ),
  schema: "Fires",
  refusals: ["NoDataYet"],
  parameters: {
    status: someOf(CODES, {
      ...say(
        "Only fires with these statuses, separated by commas.",
        "Seulement les feux qui ont l’un de ces états, séparés par des virgules.",
      ),
      schema: ref("Status"),
      example: ["out-of-control", "new"],
    }),
    region: oneRegion(
      say(
        "Only fires in this region (2-digit code).",
        "Seulement les feux de cette région (code à deux chiffres).",
      ),
    ),
    protection: oneOf(PROTECTIONS, {
      ...say(
        "Intensive: every fire is fought. Northern: only fires that threaten people or facilities are fought.",
        "Intensive : chaque feu est combattu. Northern (nordique) : seuls les feux qui menacent des personnes ou des installations sont combattus.",
      ),
      schema: ref("Protection"),
      example: "intensive",
    }),
    active: trueOrFalse({
      ...say(
        "True for active fires, false for extinguished ones.",
        "True pour les feux actifs, false pour les feux éteints.",
      ),
      example: true,
    }),
  },
  async answer({ services, now, query }) {
    const { status, region, protection, active } = query;
    const { fires } = await services.situation.read();
    const found = filterFires(known(fires), {
      ...(status && { statuses: STATUS_ORDER.filter((id) => status.includes(STATUS_CODES[id])) }),
      ...(region && { region }),
      ...(protection && { protection }),
    }).filter(({ statusId }) => active === undefined || isActive(statusId) === active);
    return {
      type: "FeatureCollection",
      meta: { ...meta([fires], services.siteUrl, now), count: found.length },
      features: sortFires(found, "gravity").map((fire) => fireFeature(fire, services.siteUrl)),
    };
  },
});

export const fire = endpoint({
  path: "/fires/{id}",
  media: "application/geo+json",
  id: "fire",
  summary: ["One fire", "Un feu"],
  text: say(
    "A GeoJSON Feature with the same properties as in /fires.",
    "Une Feature GeoJSON, avec les mêmes propriétés que dans /fires.",
  ),
  schema: "FireAlone",
  refusals: ["NotFound", "NoDataYet"],
  pathParameters: [
    {
      name: "id",
      ...say("Year and number, joined by a hyphen.", "Année et numéro, joints par un trait d’union."),
      schema: { type: "string" },
      example: "2026-123",
    },
  ],
  async answer({ services, now, parts }) {
    const situation = await services.situation.read();
    known(situation.fires);
    const found = fireById(situation, parts.id ?? "");
    if (!found) {
      throw new ApiProblem(
        "unknown-fire",
        "A fire’s ID is its year and its number, such as 2026-123; /fires lists them.",
      );
    }
    return { ...fireFeature(found, services.siteUrl), meta: meta([situation.fires], services.siteUrl, now) };
  },
});
