/** More fires than on any day of the worst season. */
export const MANY_FIRES = 2000;

/** Repeats the given fires up to `MANY_FIRES`, each with its own number. */
export const manyFires = <Fire extends object>(fires: readonly Fire[]) =>
  Array.from({ length: MANY_FIRES }, (_, at) => ({ ...fires[at % fires.length], NoFeu: at + 1 }) as Fire);
