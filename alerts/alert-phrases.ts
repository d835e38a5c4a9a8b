import type { Channel } from "#database/schema.ts";

const FRENCH_CHANNELS = { email: "courriel", sms: "texto", push: "notification" } as const;
const ENGLISH_CHANNELS = { email: "email", sms: "text message", push: "notification" } as const;

/** What a message says beside its alerts. */
export const PHRASES = {
  fr: {
    sender: "Vigie\u00a0: ",
    more: (count: number) => (count === 1 ? "1 autre alerte" : `${count} autres alertes`),
    seeFire: "Voir la page du feu",
    seeZone: "Voir la page de la zone",
    seePlace: "Voir ce qui s’applique au lieu",
    seePlaces: "Voir mes lieux",
    seeFires: "Voir mes feux",
    read: (when: string) => `Données de l’agence, lues le ${when}`,
    why: (names: string) => `Vous recevez ce courriel parce que vous avez choisi des alertes pour ${names}.`,
    insteadOf: (channel: Channel) =>
      `Cette alerte devait vous parvenir par ${FRENCH_CHANNELS[channel]}, ce qui n’a pas fonctionné. Vérifiez vos choix.`,
    plan: (headline: string) => `Plan. ${headline}.`,
    planCaption: (name: string, km: number) =>
      `${name} au centre, le nord en haut. Le cercle est à ${km}\u00a0km.`,
    digest: (count: number) =>
      count === 1 ? "1 changement près de vos lieux" : `${count} changements près de vos lieux`,
    and: " et ",
    emergency: "En danger, n’attendez pas un message de notre part\u00a0: appelez le 911.",
    change: "Changer mes alertes",
    stop: "Arrêter ces alertes",
    stopByText: "Arrêter\u00a0: répondez ARRET",
  },
  en: {
    sender: "Vigie: ",
    more: (count: number) => (count === 1 ? "1 more alert" : `${count} more alerts`),
    seeFire: "See the fire’s page",
    seeZone: "See the zone’s page",
    seePlace: "See what applies at this place",
    seePlaces: "See my places",
    seeFires: "See my fires",
    read: (when: string) => `The agency’s data, read on ${when}`,
    why: (names: string) => `You get this email because you chose alerts for ${names}.`,
    insteadOf: (channel: Channel) =>
      `This alert should have come by ${ENGLISH_CHANNELS[channel]}, which did not work. Check your choices.`,
    plan: (headline: string) => `Map. ${headline}.`,
    planCaption: (name: string, km: number) =>
      `${name} in the middle, north up. The circle is ${km}\u00a0km away.`,
    digest: (count: number) =>
      count === 1 ? "1 change near your places" : `${count} changes near your places`,
    and: " and ",
    emergency: "In danger, do not wait for a message from us: call 911.",
    change: "Change my alerts",
    stop: "Stop these alerts",
    stopByText: "To stop, reply STOP",
  },
} as const;
