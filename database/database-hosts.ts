const START_AND_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/** Returns each host's address: the driver takes one. `postgres://user@a:5432,b:5432/vigie` has two. */
export function databaseHosts(url: string): readonly [string, ...string[]] {
  const [whole = "", start = "", hosts = ""] = START_AND_HOSTS.exec(url) ?? [];
  const [first = "", ...others] = hosts.split(",").map((host) => `${start}${host}${url.slice(whole.length)}`);
  return [first, ...others];
}
