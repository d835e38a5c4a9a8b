export type Parameter = (name: string) => string | undefined;

/** Returns a function that finds a parameter of an address by its name in lower case. */
export function parametersOf(url: URL): Parameter {
  const given = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => given.get(name);
}
