/** Names may come from outside: so many different complaints are remembered, and no more are made. */
const MOST = 200;

export type Complain = (message: string) => void;

/** Says each message once, on the console unless told otherwise: an unknown part stands in many stories. */
export function createComplaints(say: Complain = (message) => console.error(message)): Complain {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size >= MOST) return;
    said.add(message);
    say(message);
  };
}
