/** Returns a text in lower case, without accents. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Filters the tree of stories by the search words, now and at each input. */
export function filterTree(search: HTMLInputElement): void {
  const filter = () => {
    const wanted = folded(search.value.trim());
    let found = 0;
    for (const folder of document.querySelectorAll<HTMLDetailsElement>("#tree details")) {
      let inside = 0;
      for (const row of folder.querySelectorAll("li")) {
        row.hidden = !folded(row.textContent ?? "").includes(wanted);
        if (!row.hidden) inside += 1;
      }
      folder.hidden = inside === 0;
      if (wanted !== "") folder.open = inside > 0;
      found += inside;
    }
    const nothing = document.querySelector<HTMLElement>("#nothing-found");
    if (nothing) nothing.hidden = found > 0;
  };
  search.oninput = filter;
  if (search.value !== "") filter();
}
