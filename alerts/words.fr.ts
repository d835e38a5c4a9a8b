import type { RestrictionState } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import type { Language } from "#territory/language.ts";
import type { Region } from "#territory/regions.ts";

/** Words for one kind of restriction. */
export interface RestrictionWords {
  readonly begun: string;
  /** The restriction's name, without an article: a feminine noun, with which other French words agree. */
  readonly name: string;
  /** Words for the end. At a glance, `begun` with one more word would still read as a ban in force. */
  readonly lifted: string;
  /** Hours of the day in which the restriction applies; null if it has no hours. */
  readonly hours: string | null;
  /** Advice while the restriction is in force, most important sentence first. */
  readonly advice: readonly string[];
  /** Advice once the restriction is lifted: other restrictions can still be in force. */
  readonly adviceLifted: readonly string[];
}

/** Restrictions that have words of their own; any other is named by its title. */
type NamedRestriction = Exclude<RestrictionState["type"], "other">;

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

export const FRENCH = {
  colon: "\u00a0: ",
  /** Starts a headline that corrects an all-clear. */
  correction: "Correction\u00a0: ",
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
  } satisfies Record<NamedRestriction, RestrictionWords>,
  /** @param title the agency's own title, or null if there is none */
  titled: (title: string | null): RestrictionWords => {
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
  /** A region with its preposition, as `differences` lists it: « en Mauricie ». */
  covered: ({ locative }: Region) => locative.fr,
  /** Words for each difference of a restriction, after its name. */
  differences: {
    hours: (now: string, was: string) => `maintenant ${now} (auparavant ${was})`,
    replaces: (was: string) => `(auparavant ${was})`,
    extended: (until: string) => `prolongée jusqu’au ${until}`,
    /** The end date was removed. */
    endless: "prolongée jusqu’à nouvel ordre (n’a plus de date de fin)",
    /** @param was null if there was no end date */
    ends: (at: string, was: string | null) =>
      was === null
        ? `maintenant en vigueur jusqu’au ${at} (auparavant sans date de fin)`
        : `maintenant en vigueur jusqu’au ${at} (au lieu du ${was})`,
    covers: (regions: readonly string[]) => `maintenant en vigueur ${list(regions)}`,
    coversMany: (count: number) => `maintenant en vigueur dans ${count} régions`,
    coversOnly: (regions: readonly string[]) => `maintenant en vigueur seulement ${list(regions)}`,
    area: "secteur modifié",
    starts: (at: string) => `en vigueur depuis le ${at}`,
    other: "mise à jour",
  },
  /** Advice as sentences, most important first: a text message keeps as many as fit. */
  advice: {
    /** A fire that threatens a place. */
    ready: [
      "Préparez-vous à partir.",
      "Suivez les consignes de votre municipalité.",
      "En cas de danger, appelez le 911.",
    ],
    /** A followed fire that is out of control: its distance from the reader is unknown. */
    readyIfNear: [
      "Si vous êtes près de ce feu, préparez-vous à partir.",
      "Suivez les consignes de votre municipalité.",
    ],
    /** A fire farther from a place. */
    instructions: [
      "Suivez les consignes de votre municipalité.",
      "S’il y a de la fumée, fermez portes et fenêtres.",
    ],
    /** A fire near a place, if it is being held or under control. */
    stayAway: ["Restez loin du feu.", "Suivez les consignes de votre municipalité."],
    danger: {
      3: ["N’allumez aucun feu si le vent dépasse 20\u00a0km/h."],
      4: ["N’allumez aucun feu à ciel ouvert.", "Utilisez seulement un foyer muni d’un pare-étincelles."],
      5: ["N’allumez rien.", "Évitez tout ce qui fait des étincelles."],
    },
    dangerDown: "Les restrictions en vigueur s’appliquent toujours.",
  },
  /** Words around an official order. `name` is its headline in quotes; empty if it has no headline. */
  orders: {
    /** Quotes a headline, and names its language if that is not the reader's. */
    quoted: (headline: string, language: Language) =>
      `${language === "fr" ? "" : "en anglais "}«\u00a0${headline}\u00a0»`,
    begun: (name: string) => `alerte officielle ${name}`,
    changed: (name: string) => `mise à jour de l’alerte officielle ${name}`,
    ended: {
      cancelled: (name: string) => `annulation de l’alerte officielle ${name}`,
      "all-clear": (name: string) => `fin de l’alerte officielle ${name}`,
      expired: (name: string) => `expiration de l’alerte officielle ${name}`,
      unlisted: (name: string) => `alerte officielle qui n’est plus diffusée ${name}`,
    },
    issued: (author: string | null, when: string) =>
      author ? `publiée par ${author} le ${when}` : `publiée le ${when}`,
    replaces: (when: string, name: string | null) =>
      `remplace le message du ${when}${name === null ? "" : `\u00a0: ${name}`}`,
    until: (when: string) => `en vigueur jusqu’au ${when}`,
    expired: (when: string) => `cette alerte a pris fin le ${when}, et aucun message ne la prolonge`,
    /** The feed dropped an alert without an end date. */
    unlisted:
      "le système En Alerte n’affiche plus cette alerte, qui n’avait pas de date de fin, et aucun message n’y met fin",
    area: (areas: string) => `secteur\u00a0: ${areas}`,
    cut: "le message complet est plus long\u00a0: lisez-le sur la page du lieu",
    /** The order only has words in the other language. */
    onlyOther: "Publiée en anglais seulement\u00a0:",
    advice: {
      follow: "Suivez ces consignes officielles.",
      /** The order names an area without drawing it. */
      unsure: "Demandez à votre municipalité si votre lieu enregistré est dans le secteur visé.",
      moved: "Le secteur visé a changé\u00a0: vérifiez si votre lieu enregistré en fait partie.",
      over: "Le danger peut durer\u00a0: avant de revenir, suivez les consignes de votre municipalité.",
    },
  },
  fireNo: ({ number, name }: Pick<FireState, "number" | "name">) =>
    name ? `Feu nº\u00a0${number}, ${name}` : `Feu nº\u00a0${number}`,
  beside: "à moins de 1\u00a0km",
  away: (km: string, wind: string) => `à ${km}\u00a0km ${wind}`,
  /** Words for a fire near a place, before its distance and direction. */
  near: {
    new: "nouveau feu",
    newOutOfControl: "nouveau feu hors contrôle",
    /** @param status in small letters */
    now: (status: string) => `feu ${status}`,
    grew: (size: string) => `feu qui atteint ${size}`,
    /** "Contained" is not a status: the fire can still be out of control. */
    contained: (status: string) => `feu englobé, toujours ${status},`,
    notContained: (status: string) => `feu qui n’est plus englobé, ${status},`,
    out: "feu éteint",
    /** The fire is the same, but its known location changed. */
    moved: "feu maintenant",
  },
  /** Words for a followed fire, after its name. */
  followed: {
    new: "nouveau",
    newOutOfControl: "nouveau, hors contrôle",
    now: (status: string) => status,
    grew: (size: string) => `superficie de ${size}`,
    contained: (status: string) => `englobé, toujours ${status}`,
    notContained: (status: string) => `n’est plus englobé, ${status}`,
    out: "éteint",
    moved: "position corrigée",
  },
  /** Headline after a wrong alert of an extinguished fire. @param place its name; null for a followed fire */
  notExtinguished: (number: number, status: string, place: string | null) =>
    `Correction\u00a0: le feu nº\u00a0${number} n’est pas éteint, mais ${status}${place ? ` (${place})` : ""}`,
  dangerUp: (level: string) => `danger d’incendie maintenant ${level}`,
  dangerDown: (level: string) => `danger d’incendie en baisse, ${level}`,
  dangerUnknown: "niveau de danger d’incendie non publié",
  until: (when: string) => `jusqu’au ${when}`,
  untilFurtherNotice: "jusqu’à nouvel ordre",
  /** Asks readers to check the area or dates of a restriction whose data contradicts itself. */
  unsure: "Secteur ou dates à confirmer : vérifiez auprès de votre municipalité.",
  wasStatus: (status: string) => ` (auparavant\u00a0: ${status})`,
  sizeIs: (size: string) => `, ${size}`,
  sizeUnknown: ", superficie non publiée",
  zone: (name: string) => `Zone ${name}.`,
};

/** The words of one language from which alerts are built. */
export type Vocabulary = typeof FRENCH;
