import type { Vocabulary } from "./vocabulary.ts";

const travaux = (hours: string) => ({
  name: `travaux en forêt restreints, ${hours}`,
  advice: "Suspendez les travaux visés pendant ces heures.",
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
    fire: { name: "feux à ciel ouvert interdits", advice: "N’allumez rien." },
    access: { name: "accès à la forêt interdit", advice: "N’allez pas en forêt." },
    plane: { name: "vol interdit", advice: "Ne faites voler aucun appareil, drone compris." },
    risk: {
      name: "zone à risque",
      advice: "Tenez-vous prêt à partir. Suivez les consignes de votre municipalité.",
    },
    closure: { name: "territoire fermé", advice: "Quittez le secteur ou n’y allez pas." },
  },
  fireNo: ({ number, name }) => (name ? `Feu nº\u00a0${number}, ${name}` : `Feu nº\u00a0${number}`),
  position: (lat, lon) => `${lat}\u00a0/ ${lon}`,
  beside: "sur place",
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
  begun: (name) => name,
  changed: (name) => `modifié\u00a0: ${name}`,
  lifted: (name) => `levée\u00a0: ${name}`,
  until: (when) => `Jusqu’au ${when}`,
  wasStatus: (status) => ` (auparavant\u00a0: ${status})`,
  sizeIs: (size) => `, ${size}`,
  zone: (name) => `Zone ${name}.`,
  adviceFire: "Restez informé. Si la fumée vous gêne, fermez portes et fenêtres.",
  adviceOutOfControl:
    "Tenez-vous prêt à partir et suivez les consignes de votre municipalité. En danger, appelez le 911.",
  adviceDanger:
    "Prudence avec tout ce qui brûle ou fait des étincelles. Vérifiez les restrictions avant d’allumer.",
};
