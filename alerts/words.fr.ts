import type { RestrictionWords, Vocabulary } from "./vocabulary.ts";

const travaux = (hours: string): RestrictionWords => ({
  begun: "travaux en forêt restreints",
  name: "restriction des travaux en forêt",
  lifted: "levée de la restriction des travaux en forêt",
  hours,
  advice: ["Pendant ces heures, suspendez les travaux visés."],
  adviceLifted: ["Vérifiez les autres restrictions avant de reprendre les travaux."],
});

/** Joins names: « en Mauricie, en Estrie et à Laval ». */
const list = (names: readonly string[]) => names.join(", ").replace(/, (?=[^,]*$)/, " et ");

export const FRENCH: Vocabulary = {
  colon: "\u00a0: ",
  correction: "Correction\u00a0: ",
  winds: [
    "au nord",
    "au nord-est",
    "à l’est",
    "au sud-est",
    "au sud",
    "au sud-ouest",
    "à l’ouest",
    "au nord-ouest",
  ],
  restrictions: {
    construction_morning: travaux("de 8\u00a0h à 20\u00a0h"),
    construction_afternoon: travaux("de 12\u00a0h à 20\u00a0h"),
    construction_day: travaux("24\u00a0heures sur 24"),
    fire: {
      begun: "feux à ciel ouvert interdits",
      name: "interdiction de feux à ciel ouvert",
      lifted: "levée de l’interdiction de feux à ciel ouvert",
      hours: null,
      advice: ["N’allumez rien."],
      adviceLifted: [
        "Votre municipalité peut avoir ses propres règles.",
        "Vérifiez les autres restrictions et le danger d’incendie avant d’allumer un feu.",
      ],
    },
    access: {
      begun: "accès à la forêt interdit",
      name: "interdiction d’accès à la forêt",
      lifted: "levée de l’interdiction d’accès à la forêt",
      hours: null,
      advice: ["N’allez pas en forêt.", "Si vous y êtes, sortez-en."],
      adviceLifted: ["Vérifiez les autres restrictions avant d’aller en forêt."],
    },
    plane: {
      begun: "vols interdits",
      name: "interdiction de vol",
      lifted: "levée de l’interdiction de vol",
      hours: null,
      advice: ["Ne faites voler aucun appareil, drone compris."],
      adviceLifted: ["Vérifiez les autres restrictions avant de faire voler un appareil, drone compris."],
    },
    risk: {
      begun: "zone à risque",
      name: "zone à risque",
      lifted: "levée de l’avis de zone à risque",
      hours: null,
      advice: ["Préparez-vous à partir.", "Suivez les consignes de votre municipalité."],
      adviceLifted: ["Attendez l’avis de votre municipalité avant de revenir chez vous."],
    },
    closure: {
      begun: "fermeture du territoire",
      name: "fermeture du territoire",
      lifted: "levée de la fermeture du territoire",
      hours: null,
      advice: ["Quittez le secteur ou n’y allez pas."],
      adviceLifted: ["Vérifiez les autres restrictions avant d’y retourner."],
    },
  },
  titled: (title) => {
    const name = title ? `restriction «\u00a0${title}\u00a0»` : "nouvelle restriction";
    return {
      begun: name,
      name: title ? name : "restriction",
      lifted: title ? `levée de la ${name}` : "levée d’une restriction",
      hours: null,
      advice: ["N’allumez rien et n’allez pas dans le secteur avant d’avoir lu la restriction."],
      adviceLifted: ["Vérifiez les autres restrictions avant d’allumer un feu ou d’aller dans le secteur."],
    };
  },
  covered: ({ locative }) => locative.fr,
  differences: {
    hours: (now, was) => `maintenant ${now} (auparavant ${was})`,
    replaces: (was) => `(auparavant ${was})`,
    extended: (until) => `prolongée jusqu’au ${until}`,
    endless: "prolongée jusqu’à nouvel ordre (n’a plus de date de fin)",
    ends: (at, was) =>
      was === null
        ? `maintenant en vigueur jusqu’au ${at} (auparavant sans date de fin)`
        : `maintenant en vigueur jusqu’au ${at} (au lieu du ${was})`,
    covers: (regions) => `maintenant en vigueur ${list(regions)}`,
    coversMany: (count) => `maintenant en vigueur dans ${count} régions`,
    coversOnly: (regions) => `maintenant en vigueur seulement ${list(regions)}`,
    area: "secteur modifié",
    starts: (at) => `en vigueur depuis le ${at}`,
    other: "mise à jour",
  },
  advice: {
    ready: [
      "Préparez-vous à partir.",
      "Suivez les consignes de votre municipalité.",
      "En cas de danger, appelez le 911.",
    ],
    readyIfNear: [
      "Si vous êtes près de ce feu, préparez-vous à partir.",
      "Suivez les consignes de votre municipalité.",
    ],
    instructions: [
      "Suivez les consignes de votre municipalité.",
      "S’il y a de la fumée, fermez portes et fenêtres.",
    ],
    stayAway: ["Restez loin du feu.", "Suivez les consignes de votre municipalité."],
    danger: {
      3: ["N’allumez aucun feu si le vent dépasse 20\u00a0km/h."],
      4: ["N’allumez aucun feu à ciel ouvert.", "Utilisez seulement un foyer muni d’un pare-étincelles."],
      5: ["N’allumez rien.", "Évitez tout ce qui fait des étincelles."],
    },
    dangerDown: "Les restrictions en vigueur s’appliquent toujours.",
  },
  orders: {
    quoted: (headline, language) => `${language === "fr" ? "" : "en anglais "}«\u00a0${headline}\u00a0»`,
    begun: (name) => `alerte officielle ${name}`,
    changed: (name) => `mise à jour de l’alerte officielle ${name}`,
    ended: {
      cancelled: (name) => `annulation de l’alerte officielle ${name}`,
      "all-clear": (name) => `fin de l’alerte officielle ${name}`,
      expired: (name) => `expiration de l’alerte officielle ${name}`,
      unlisted: (name) => `alerte officielle qui n’est plus diffusée ${name}`,
    },
    issued: (author, when) => (author ? `publiée par ${author} le ${when}` : `publiée le ${when}`),
    replaces: (when, name) => `remplace le message du ${when}${name === null ? "" : `\u00a0: ${name}`}`,
    until: (when) => `en vigueur jusqu’au ${when}`,
    expired: (when) => `cette alerte a pris fin le ${when}, et aucun message ne la prolonge`,
    unlisted:
      "le système En Alerte n’affiche plus cette alerte, qui n’avait pas de date de fin, et aucun message n’y met fin",
    area: (areas) => `secteur\u00a0: ${areas}`,
    cut: "le message complet est plus long\u00a0: lisez-le sur la page du lieu",
    onlyOther: "Publiée en anglais seulement\u00a0:",
    advice: {
      follow: "Suivez ces consignes officielles.",
      unsure: "Demandez à votre municipalité si votre lieu enregistré est dans le secteur visé.",
      moved: "Le secteur visé a changé\u00a0: vérifiez si votre lieu enregistré en fait partie.",
      over: "Le danger peut durer\u00a0: avant de revenir, suivez les consignes de votre municipalité.",
    },
  },
  fireNo: ({ number, name }) => (name ? `Feu nº\u00a0${number}, ${name}` : `Feu nº\u00a0${number}`),
  beside: "à moins de 1\u00a0km",
  away: (km, wind) => `à ${km}\u00a0km ${wind}`,
  near: {
    new: "nouveau feu",
    newOutOfControl: "nouveau feu hors contrôle",
    now: (status) => `feu ${status}`,
    grew: (size) => `feu qui atteint ${size}`,
    contained: (status) => `feu englobé, toujours ${status},`,
    notContained: (status) => `feu qui n’est plus englobé, ${status},`,
    out: "feu éteint",
    moved: "feu maintenant",
  },
  followed: {
    new: "nouveau",
    newOutOfControl: "nouveau, hors contrôle",
    now: (status) => status,
    grew: (size) => `superficie de ${size}`,
    contained: (status) => `englobé, toujours ${status}`,
    notContained: (status) => `n’est plus englobé, ${status}`,
    out: "éteint",
    moved: "position corrigée",
  },
  notExtinguished: (number, status, place) =>
    `Correction\u00a0: le feu nº\u00a0${number} n’est pas éteint, mais ${status}${place ? ` (${place})` : ""}`,
  dangerUp: (level) => `danger d’incendie maintenant ${level}`,
  dangerDown: (level) => `danger d’incendie en baisse, ${level}`,
  dangerUnknown: "niveau de danger d’incendie non publié",
  until: (when) => `jusqu’au ${when}`,
  untilFurtherNotice: "jusqu’à nouvel ordre",
  unsure: "Secteur ou dates à confirmer : vérifiez auprès de votre municipalité.",
  wasStatus: (status) => ` (auparavant\u00a0: ${status})`,
  sizeIs: (size) => `, ${size}`,
  sizeUnknown: ", superficie non publiée",
  zone: (name) => `Zone ${name}.`,
};
