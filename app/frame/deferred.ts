export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value | PromiseLike<Value>): void;
  reject(reason: unknown): void;
}

/**
 * Creates a promise with its settling functions. `Promise.withResolvers` only exists since 2024, and phones
 * from 2017 are still in use.
 */
export function deferred<Value>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, "promise"> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The Promise constructor has already run its callback.
  return { promise, ...(settle as NonNullable<typeof settle>) };
}
