/** Makes something of its sources, and makes it anew only when one of them is another. */
export function rememberLast<Sources extends readonly unknown[], Made>(
  make: (...sources: Sources) => Made,
): (...sources: Sources) => Made {
  let last: { readonly sources: Sources; readonly made: Made } | null = null;
  return (...sources) => {
    if (last === null || sources.some((source, at) => source !== last?.sources[at])) {
      last = { sources, made: make(...sources) };
    }
    return last.made;
  };
}
