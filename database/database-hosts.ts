const START_AND_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/** Splits `postgres://user@a:5432,b:5432/vigie` into an address for each host: the driver accepts one host. */
export function databaseHosts(url: string): readonly [string, ...string[]] {
  const [whole = "", start = "", hosts = ""] = START_AND_HOSTS.exec(url) ?? [];
  const [first = "", ...others] = hosts.split(",").map((host) => `${start}${host}${url.slice(whole.length)}`);
  return [first, ...others];
}
