/** Joins things into groups. A thing that was never joined is a group by itself. */
export function createGroups<T>() {
  const parents = new Map<T, T>();
  function rootOf(thing: T): T {
    let root = thing;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next;
    // Point each passed thing directly to the root, so that a long chain is followed only once.
    for (let at = thing; at !== root; ) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  }
  return { rootOf, join: (one: T, other: T) => void parents.set(rootOf(other), rootOf(one)) };
}
