import type { OrderKind } from "../../season/surroundings-edits.ts";

interface Words {
  readonly fr: string;
  readonly en: string;
}

/** Returns the text of an order of a municipality. */
export function orderWords(kind: OrderKind, city: string): Words {
  return TEXTS[kind](city);
}

const TEXTS: Readonly<Record<OrderKind, (city: string) => Words>> = {
  prepare: (city) => ({
    fr: `La Municipalité de ${city} demande aux citoyens de se préparer à une évacuation en raison d'un feu de forêt. Rassemblez vos médicaments et vos papiers.`,
    en: `The Municipality of ${city} asks residents to prepare to evacuate because of a forest fire. Gather your medication and documents.`,
  }),
  evacuation: (city) => ({
    fr: `La Municipalité de ${city} ordonne l'évacuation immédiate en raison d'un feu de forêt. Quittez les lieux et présentez-vous au centre d'accueil.`,
    en: `The Municipality of ${city} orders an immediate evacuation because of a forest fire. Leave now and go to the reception centre.`,
  }),
  shelter: (city) => ({
    fr: `La Municipalité de ${city} demande aux citoyens de se confiner à l'intérieur en raison d'un feu de forêt. Fermez portes et fenêtres.`,
    en: `The Municipality of ${city} asks residents to shelter indoors because of a forest fire. Close doors and windows.`,
  }),
  allclear: (city) => ({
    fr: `La Municipalité de ${city} lève l'alerte liée au feu de forêt. Les citoyens peuvent réintégrer leur domicile.`,
    en: `The Municipality of ${city} lifts the alert for the forest fire. Residents may return home.`,
  }),
};
