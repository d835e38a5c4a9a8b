const START_AND_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/**
 * Returns the addresses of a database's hosts, in order, since the driver only takes one host.
 * `postgres://user@a:5432,b:5432/vigie` has two hosts, as in libpq.
 */
export function databaseHosts(url: string): readonly [string, ...string[]] {
  const [whole = "", start = "", hosts = ""] = START_AND_HOSTS.exec(url) ?? [];
  const [first = "", ...others] = hosts.split(",").map((host) => `${start}${host}${url.slice(whole.length)}`);
  return [first, ...others];
}
