import type { RestrictionWords, Vocabulary } from "./vocabulary.ts";

const travaux = (hours: string): RestrictionWords => ({
  begun: `travaux en forêt restreints, ${hours}`,
  changed: `modification de la restriction des travaux en forêt, ${hours}`,
  lifted: `levée de la restriction des travaux en forêt, ${hours}`,
  advice: "Suspendez les travaux visés pendant ces heures.",
  adviceLifted: "Vérifiez les autres restrictions avant de reprendre les travaux.",
});

export const FRENCH: Vocabulary = {
  colon: "\u00a0: ",
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
  statuses: ["Recensé", "Nouveau", "Sous observation", "Hors contrôle", "Contenu", "Maîtrisé", "Éteint"],
  levels: ["bas", "modéré", "élevé", "très élevé", "extrême"],
  restrictions: {
    construction_morning: travaux("de 8\u00a0h à 20\u00a0h"),
    construction_afternoon: travaux("de 12\u00a0h à 20\u00a0h"),
    construction_day: travaux("24\u00a0heures sur 24"),
    fire: {
      begun: "feux à ciel ouvert interdits",
      changed: "modification de l’interdiction de feux à ciel ouvert",
      lifted: "levée de l’interdiction de feux à ciel ouvert",
      advice: "N’allumez rien.",
      adviceLifted:
        "Votre municipalité peut avoir ses propres règles. Vérifiez le danger d’incendie avant d’allumer un feu.",
    },
    access: {
      begun: "accès à la forêt interdit",
      changed: "modification de l’interdiction d’accès à la forêt",
      lifted: "levée de l’interdiction d’accès à la forêt",
      advice: "N’allez pas en forêt. Si vous y êtes, quittez-la.",
      adviceLifted: "Vérifiez les autres restrictions avant d’aller en forêt.",
    },
    plane: {
      begun: "vol interdit",
      changed: "modification de l’interdiction de vol",
      lifted: "levée de l’interdiction de vol",
      advice: "Ne faites voler aucun appareil, drone compris.",
      adviceLifted: "Vérifiez les autres restrictions avant de faire voler un appareil, drone compris.",
    },
    risk: {
      begun: "zone à risque",
      changed: "modification de la zone à risque",
      lifted: "levée de la zone à risque",
      advice: "Préparez-vous à partir. Suivez les consignes de votre municipalité.",
      adviceLifted: "Attendez l’avis de votre municipalité avant de revenir chez vous.",
    },
    closure: {
      begun: "territoire fermé",
      changed: "modification de la fermeture du territoire",
      lifted: "levée de la fermeture du territoire",
      advice: "Quittez le secteur ou n’y allez pas.",
      adviceLifted: "Vérifiez les autres restrictions avant d’y retourner.",
    },
  },
  fireNo: ({ number, name }) => (name ? `Feu nº\u00a0${number}, ${name}` : `Feu nº\u00a0${number}`),
  position: (lat, lon) => `${lat}\u00a0/ ${lon}`,
  beside: "à moins de 1\u00a0km",
  away: (km, wind) => `à ${km}\u00a0km ${wind}`,
  near: {
    new: "nouveau feu",
    newOutOfControl: "nouveau feu hors contrôle",
    now: (status) => `feu ${status}`,
    grew: (size) => `feu rendu à ${size}`,
    contained: "feu englobé",
    out: "feu éteint",
  },
  followed: {
    new: "nouveau",
    newOutOfControl: "nouveau, hors contrôle",
    now: (status) => status,
    grew: (size) => `rendu à ${size}`,
    contained: "englobé",
    out: "éteint",
  },
  dangerUp: (level) => `danger d’incendie ${level}`,
  dangerDown: (level) => `le danger d’incendie baisse\u00a0: ${level}`,
  until: (when) => `Jusqu’au ${when}`,
  wasStatus: (status) => ` (auparavant\u00a0: ${status})`,
  sizeIs: (size) => `, ${size}`,
  sizeUnknown: ", superficie pas encore connue",
  zone: (name) => `Zone ${name}.`,
  adviceFire: "Restez à l’écoute. Si la fumée vous gêne, fermez portes et fenêtres.",
  adviceOutOfControl:
    "Préparez-vous à partir et suivez les consignes de votre municipalité. En danger, appelez le 911.",
  adviceDanger:
    "Prudence avec tout ce qui brûle ou fait des étincelles. Vérifiez les restrictions avant d’allumer un feu.",
};
