export type Parameter = (name: string) => string | undefined;

/** Returns the parameters of an address, whose names have no case. */
export function parametersOf(url: URL): Parameter {
  const given = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => given.get(name);
}
