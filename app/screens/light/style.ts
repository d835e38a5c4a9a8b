/** The site's colours (`tokens.css`), light and dark. */
const LIGHT =
  "--ink:#10201b;--soft:#45574f;--paper:#fbfbf7;--panel:#eef1ea;--line:#ccd4ca;--edge:#66766d;--spruce:#143429;--ember:#c2410c;--on-ember:#ffffff";
const DARK =
  "--ink:#e9efe7;--soft:#a9bab0;--paper:#0d1815;--panel:#13221d;--line:#2b3d36;--edge:#7b8f85;--spruce:#0b2119;--ember:#ff8a4c;--on-ember:#1a0d06";

/** The page's whole style sheet, with the device's fonts. */
export const STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}`,
  `@media screen and (prefers-color-scheme:dark){:root{${DARK}}}`,
  "body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}",
  // One centred column; its bands reach both edges.
  ".top,.page{padding:.75rem max(1rem,50% - 22rem)}",
  ".page{padding-block-end:2rem}",
  "h1,h2,h3,h4{line-height:1.2;margin:1.5rem 0 .5rem}h1{font-size:1.75rem}h2{font-size:1.375rem}h3{font-size:1.125rem}h4{font-size:1rem}",
  "p,ul{margin:.5rem 0}ul{padding-inline-start:1.25rem}li{margin:.25rem 0}.plain{padding:0;list-style:none}section>.plain>li{margin:1rem 0}section>.plain p{margin:.25rem 0}",
  "section{margin-top:2rem;border-top:1px solid var(--line)}",
  "a{color:inherit;text-underline-offset:.15em}nav a,.plain>li>a,form+p a,footer a,summary{display:inline-block;padding:.375rem 0}",
  "nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}nav li{margin:0}",
  ".soft{color:var(--soft);font-size:.875rem}",
  // The emergency numbers, on a dark band as on every page.
  ".top{background:var(--spruce);color:#f4f7f0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem}",
  ".top>:not(ul){display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font-size:.8125rem;line-height:1.3}.top>:first-child{text-decoration:none}.top strong{font-size:1.25rem}.top svg{width:2rem;height:2rem;fill:#ff8a4c}.top path+path{fill:none;stroke:#ff8a4c;stroke-width:2}",
  ".top ul{flex-basis:100%;display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0}.top li{margin:0}.top li a{font-weight:700}",
  ".top :focus-visible{outline:2px solid #ffd166}",
  ".notice{margin:1rem 0;padding:.5rem 1rem;background:var(--panel);border-inline-start:.375rem solid var(--edge)}",
  ".no{border-color:#c81e1e}.careful{border-color:#ed7c14}.yes{border-color:#3cac64}.big{font-size:1.25rem;line-height:1.3}",
  "form{display:flex;flex-wrap:wrap;max-width:30rem}label{flex-basis:100%;font-weight:600}",
  "input,button{font:inherit;min-height:3rem;padding:0 .75rem;box-sizing:border-box;border:1px solid var(--edge);border-radius:0}",
  "input{flex:1;min-width:0;background:var(--paper);color:inherit}button{border-color:var(--ember);background:var(--ember);color:var(--on-ember);font-weight:600}",
  ".count b{color:var(--ember);font-size:3rem;line-height:1}",
  // The colours of the danger levels, next to their names.
  "[class^=d]{display:inline-block;margin:.125rem 0;padding:0 .5rem;border:1px solid;background:var(--panel)}",
  ".d1{background:#3471d2;color:#ffffff}.d2{background:#3cac64;color:#0b1512}.d3{background:#f0cf2e;color:#10201b}.d4{background:#ed7c14;color:#10201b}.d5{background:#c81e1e;color:#ffffff}",
  "details{border-top:1px solid var(--line)}summary{display:list-item;font-weight:600;cursor:pointer}",
  // Print shows collapsed parts.
  "@media print{details::details-content{content-visibility:visible;height:auto}form{display:none}}",
].join("");
