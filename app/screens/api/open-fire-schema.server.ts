import { z } from "zod";
import { OPEN_FIRE_CODES } from "./codes.ts";
import { bilingual, field, restrictionType, shape } from "./shared-schemas.server.ts";

/** Answer to the question whether an open fire can be lit at a point. */
export const openFire = shape("OpenFire", {
  answer: field(
    z.enum(Object.values(OPEN_FIRE_CODES)),
    "Code “ban-nearby”: a ban is in force less than a kilometre away; act as if it applied. Code “unknown”: restrictions are missing, too old or not all readable, one that may apply there is unclear, or an official order covers or may cover the point, so the answer cannot be yes. Code “no-provincial-ban”: the danger level is only advice, and the municipality may forbid more. In a strong wind nearby, the text says not to light a fire, and the code stays the same: read strongWind or show the text.",
    "Code « ban-nearby » : une interdiction est en vigueur à moins d’un kilomètre ; faites comme si elle s’appliquait. Code « unknown » : les restrictions manquent, sont trop anciennes ou ne sont pas toutes lisibles, ou l’une d’elles, peut-être en vigueur à cet endroit, n’est pas claire, ou un ordre officiel vise ce point, ou le vise peut-être ; la réponse ne peut donc pas être oui. Code « no-provincial-ban » : le niveau de danger est un conseil, et la municipalité peut imposer d’autres interdictions. Par vent fort à proximité, le texte dit de ne pas faire de feu, et le code reste le même : lisez strongWind ou affichez le texte.",
  ),
  by: field(
    restrictionType.nullable(),
    "The type of restriction that forbids fires.",
    "Type de la restriction qui interdit les feux.",
  ),
  until: field(
    z.iso.datetime().nullable(),
    "When the last of the bans in force there ends; null if that is not known.",
    "Moment où prend fin la dernière des interdictions en vigueur à cet endroit ; null s’il n’est pas connu.",
  ),
  nextBanAt: field(
    z.iso.datetime().nullable(),
    "When the next announced ban begins.",
    "Début de la prochaine interdiction annoncée.",
  ),
  dangerLevel: field(
    z.int().min(1).max(5).nullable(),
    "Today’s fire danger level, where there is no ban; null if no level is published.",
    "Niveau de danger d’incendie aujourd’hui, là où il n’y a pas d’interdiction ; null si aucun niveau n’est publié.",
  ),
  strongWind: field(
    z
      .strictObject({
        station: z.string(),
        speedKmh: z.number(),
        observedAt: z.iso.datetime(),
        distanceKm: z.number(),
      })
      .nullable(),
    "Wind over 20 km/h, measured lately at a station within 50 km, in which a fire should not be lit; null otherwise. It does not change the code of the answer.",
    "Vent de plus de 20 km/h, mesuré récemment à une station à 50 km ou moins, par lequel il ne faut pas faire de feu ; null autrement. Il ne change pas le code de la réponse.",
  ),
  text: field(
    bilingual,
    "The answer in the site’s own words.",
    "La réponse, telle qu’elle paraît sur le site.",
  ),
});
