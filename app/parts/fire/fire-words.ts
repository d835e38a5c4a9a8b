import type { CauseId } from "#fires/cause.ts";
import type { StatusChoice } from "#fires/chosen-fires.ts";
import type { Protection } from "#fires/model.ts";
import type { FireSort } from "#fires/sort-orders.ts";
import { nameValues } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";

// Words for the choices of fires in addresses.

export const STATUS_WORDS = {
  all: { fr: "tous", en: "all" },
  active: { fr: "actifs", en: "active" },
  contained: { fr: "englobes", en: "contained" },
  0: { fr: "recense", en: "recorded" },
  1: { fr: "nouveau", en: "new" },
  2: { fr: "sous-observation", en: "under-observation" },
  3: { fr: "hors-controle", en: "out-of-control" },
  4: { fr: "contenu", en: "being-held" },
  5: { fr: "maitrise", en: "under-control" },
  6: { fr: "eteint", en: "extinguished" },
} as const satisfies Record<StatusChoice, Bilingual>;

export const PROTECTION_WORDS = {
  intensive: { fr: "intensive", en: "intensive" },
  northern: { fr: "nordique", en: "northern" },
} as const satisfies Record<Protection, Bilingual>;

export const CAUSE_WORDS = {
  1: { fr: "foudre", en: "lightning" },
  2: { fr: "chemin-de-fer", en: "railway" },
  3: { fr: "operations-forestieres", en: "forest-operations" },
  4: { fr: "operations-industrielles", en: "industrial-operations" },
  5: { fr: "incendiaire", en: "arson" },
  6: { fr: "residants", en: "residents" },
  7: { fr: "recreation", en: "recreation" },
  8: { fr: "diverses", en: "miscellaneous" },
  9: { fr: "a-determiner", en: "undetermined" },
} as const satisfies Record<CauseId, Bilingual>;

export const SORT_WORDS = {
  gravity: { fr: "gravite", en: "gravity" },
  size: { fr: "taille", en: "size" },
  start: { fr: "debut", en: "start" },
  name: { fr: "nom", en: "name" },
  region: { fr: "region", en: "region" },
  protection: { fr: "protection", en: "protection" },
  extinguished: { fr: "extinction", en: "extinguished" },
  cause: { fr: "cause", en: "cause" },
} as const satisfies Record<FireSort, Bilingual>;

export const REVERSED_WORD = { fr: "inverse", en: "reversed" } as const satisfies Bilingual;

nameValues("status", STATUS_WORDS);
nameValues("protection", PROTECTION_WORDS);
nameValues("cause", CAUSE_WORDS);
nameValues("sort", SORT_WORDS);
nameValues("order", { REVERSED_WORD });
