export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value | PromiseLike<Value>): void;
  reject(reason: unknown): void;
}

/** A promise beside what settles it. Browsers make one by themselves since 2024 only: phones of 2017 stay in use. */
export function deferred<Value>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, "promise"> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The promise called back before it was returned.
  return { promise, ...(settle as NonNullable<typeof settle>) };
}
