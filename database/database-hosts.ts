const START_AND_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/**
 * The addresses of each host of a database, in order: `postgres://user@a:5432,b:5432/vigie` names two, as in libpq. The driver
 * only takes one host.
 */
export function databaseHosts(url: string): readonly [string, ...string[]] {
  const [whole = "", start = "", hosts = ""] = START_AND_HOSTS.exec(url) ?? [];
  const [first = "", ...others] = hosts.split(",").map((host) => `${start}${host}${url.slice(whole.length)}`);
  return [first, ...others];
}
