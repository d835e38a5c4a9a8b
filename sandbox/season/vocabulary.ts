/** The public API's texts for its codes. */
export interface Description {
  readonly DescriptionFr: string;
  readonly DescriptionEn: string;
}

export const described = (DescriptionFr: string, DescriptionEn: string): Description => ({
  DescriptionFr,
  DescriptionEn,
});

export const CONDITIONS = {
  0: described("Recensé", "Recorded"),
  1: described("Nouveau", "New"),
  2: described("Sous observation", "Under observation"),
  3: described("Hors contrôle", "Out of control"),
  4: described("Contenu", "Being held"),
  5: described("Maîtrisé", "Under control"),
  6: described("Éteint", "Extinguished"),
} as const;
export type ConditionId = keyof typeof CONDITIONS;
export const CONDITION_IDS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly ConditionId[];
export const EXTINGUISHED: ConditionId = 6;

export const CAUSES = {
  1: described("Foudre", "Lightning"),
  2: described("Chemin de fer", "Railway"),
  3: described("Opérations forestières", "Forest operations"),
  4: described("Opérations industrielles", "Industrial operations"),
  5: described("Incendiaire", "Arson"),
  6: described("Résidants", "Residents"),
  7: described("Récréation", "Recreation"),
  8: described("Diverses", "Miscellaneous"),
  9: described("À déterminer", "To be determined"),
} as const;
export type CauseId = keyof typeof CAUSES;
export const CAUSE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly CauseId[];

export const DANGERS = {
  1: { ...described("Bas", "Low"), Couleur: "#528EDC" },
  2: { ...described("Modéré", "Moderate"), Couleur: "#87C905" },
  3: { ...described("Élevé", "High"), Couleur: "#E3E226" },
  4: { ...described("Très élevé", "Very high"), Couleur: "#F58723" },
  5: { ...described("Extrême", "Extreme"), Couleur: "#CC170E" },
} as const;
export type DangerId = keyof typeof DANGERS;
export const DANGER_IDS = [1, 2, 3, 4, 5] as const satisfies readonly DangerId[];

export const conditionOf = (Id: ConditionId) => ({ Id, ...CONDITIONS[Id] });
export const causeOf = (Id: CauseId) => ({ Id, ...CAUSES[Id] });
export const dangerOf = (Id: DangerId) => ({ Id, ...DANGERS[Id] });
