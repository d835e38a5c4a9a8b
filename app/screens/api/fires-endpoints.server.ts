import { filterFires, sortFires } from "#fires/chosen-fires.ts";
import { fireById } from "#fires/fire-by-id.ts";
import { PROTECTIONS } from "#fires/model.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import { REGIONS } from "#territory/regions.ts";
import { STATUS_CODES } from "./codes.ts";
import { endpoint } from "./endpoint.server.ts";
import { fireFeature } from "./fire-answer.server.ts";
import { known, meta } from "./meta.server.ts";
import { oneOf, someOf, trueOrFalse } from "./parameters.server.ts";
import { ApiProblem } from "./problem.server.ts";

const CODES = STATUS_ORDER.map((id) => STATUS_CODES[id]);

/** Every fire of the year, most serious first. */
export const fires = endpoint({
  path: "/fires",
  media: "application/geo+json",
  parameters: {
    status: someOf(CODES),
    region: oneOf(REGIONS.map(({ code }) => code)),
    protection: oneOf(PROTECTIONS),
    active: trueOrFalse,
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

/** One fire. */
export const fire = endpoint({
  path: "/fires/{id}",
  media: "application/geo+json",
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
