/** More than the worst season had at once. */
export const MANY_FIRES = 2000;

/** That many fires: those given, again and again, each with a number of its own. */
export const manyFires = <Fire extends object>(fires: readonly Fire[]) =>
  Array.from({ length: MANY_FIRES }, (_, at) => ({ ...fires[at % fires.length], NoFeu: at + 1 }) as Fire);
