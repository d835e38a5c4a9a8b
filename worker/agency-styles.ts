/** Inline styles: the page is one response without other files. */
export const STYLES = `
:root { color-scheme: light dark; --ink: light-dark(#10201b, #eef1ea); --ground: light-dark(#fbfbf7, #10201b); --line: light-dark(#ccd4ca, #3a5247); --act: light-dark(#143429, #a6d3bf); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem clamp(1rem, 4vw, 2rem) 4rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1rem; }
h1 { font-size: 1.75rem; } h2 { margin-block: 2rem .5rem; font-size: 1.25rem; }
a { color: inherit; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; } form.one { display: inline-flex; margin-inline-start: .5rem; }
label { display: grid; gap: .25rem; } label:has([type=checkbox]) { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; }
input:not([type=checkbox]), textarea { min-height: 2.75rem; padding: .5rem; border: 1px solid var(--ink); background: transparent; color: inherit; font: inherit; }
textarea { min-width: min(100%, 20rem); min-height: 6rem; } [type=checkbox] { width: 1.5rem; height: 1.5rem; }
button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--act); border-radius: 2px; background: transparent; color: var(--act); font: inherit; font-weight: 650; }
summary { min-height: 2.75rem; padding-block: .5rem; cursor: pointer; }
:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
#reader { margin-block: 1rem; scroll-margin-block-start: 12rem; } #reader summary { padding-inline-end: .5rem; } #reader p { margin-block: .5rem 0; max-width: 44rem; } #reader strong { overflow-wrap: anywhere; }
.read table { min-width: 46rem; } .read summary { min-height: 1.5rem; padding: 0; }
.pages { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } .pages a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.notice { padding: .75rem 1rem; border-inline-start: 4px solid var(--act); background: light-dark(#e6ebe2, #1d332a); }
`;
