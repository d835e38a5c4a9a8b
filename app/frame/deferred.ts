/**
 * Creates a promise with its settling functions. `Promise.withResolvers` only exists since 2024, and phones
 * from 2017 are still in use.
 */
export function deferred<Value>(): PromiseWithResolvers<Value> {
  let settle: Omit<PromiseWithResolvers<Value>, "promise"> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The Promise constructor has already run its callback.
  return { promise, ...(settle as NonNullable<typeof settle>) };
}
