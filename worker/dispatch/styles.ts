import { STYLES } from "../agency-styles.ts";

export const PAGE_STYLES = `${STYLES}
header nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } header nav a, .files a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.files { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
select { min-height: 2.75rem; padding: .5rem; border: 1px solid var(--ink); background: var(--ground); color: inherit; font: inherit; }
.updates { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; } .updates a { display: inline-flex; align-items: center; min-height: 2.75rem; }
#list { padding: 0; list-style: none; } #list > li { margin-block: 1.5rem; border-block-start: 3px solid var(--act); }
.same { margin-block: .75rem 0; font-weight: 650; }
article { padding-block: .75rem 1.25rem; border-block-end: 1px solid var(--line); }
article:target { background: light-dark(#e6ebe2, #1d332a); }
article h3 { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin: 0; font-size: 1.125rem; }
.age, .soft { font-weight: 400; font-size: 1rem; } .mark { padding: 0 .5rem; border: 1px solid; border-radius: 2px; font-size: .875rem; }
.grave { border-color: transparent; background: #9a3412; color: #fff; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: .5rem 1.5rem; margin-block: .75rem; }
dt { font-size: .875rem; } dd { margin: 0; font-weight: 650; overflow-wrap: anywhere; white-space: pre-line; }
dd ul { margin: 0; padding: 0; list-style: none; } .long { grid-column: 1 / -1; }
.photos { display: flex; flex-wrap: wrap; gap: .75rem; margin-block: .75rem; } .photos img { display: block; width: auto; height: 10rem; max-width: 100%; object-fit: contain; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; } .acts button[aria-pressed=true] { background: var(--act); color: var(--ground); }
.map { display: block; width: 100%; height: auto; max-width: 60rem; border: 1px solid var(--line); background: light-dark(#d9e5e8, #16282e); }
.ground { fill: light-dark(#f3f3ea, #1b3027); stroke: light-dark(#8fa197, #4a6357); stroke-width: 1; fill-rule: evenodd; } .water { fill: light-dark(#d9e5e8, #16282e); }
.map a { cursor: pointer; } .map a:focus-visible { outline: none; } .map a:focus-visible .dot { stroke: light-dark(#10201b, #fff); stroke-width: 6; }
.hit { fill: transparent; } .dot { fill: #9a3412; stroke: #fff; stroke-width: 2; } .doubtful { fill: #4d5953; } .fire { fill: light-dark(#10201b, #eef1ea); stroke: light-dark(#fff, #10201b); }
.number { fill: #fff; font: 700 16px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.name { dominant-baseline: central; fill: light-dark(#10201b, #eef1ea); stroke: light-dark(#f3f3ea, #1b3027); stroke-width: 4; paint-order: stroke; font: 14px system-ui, sans-serif; } .town { fill: light-dark(#10201b, #eef1ea); }
.scale { fill: none; stroke: light-dark(#10201b, #eef1ea); stroke-width: 2; }
@media (max-width: 40rem) { .hit { r: 48px; } .dot { r: 28px; } .number { font-size: 30px; } .name { font-size: 26px; } .name.small { display: none; } }
.fresh { border-inline-start: 6px solid #c2410c; padding-inline-start: .75rem; }
.same a, .map + p { font-weight: 400; } .same a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-inline-start: .5rem; }
dd a { display: inline-flex; align-items: center; min-height: 2.75rem; } #notice:empty, #announcement:empty { margin: 0; } #announcement { font-weight: 650; }
@media (forced-colors: active) { .acts button[aria-pressed=true] { border-width: 4px; } }
`;
