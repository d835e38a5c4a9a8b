import type { Language } from "#territory/language.ts";
import type { Block, BlockIcon, Mail } from "./message.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

/** Font styles. Without `mso-line-height-rule`, Outlook on Windows uses its own line height. */
const FONT = "mso-line-height-rule:exactly;font-family:Arial,Helvetica,sans-serif";
/** Breaks long links, which would widen the whole email. Mail programs know one property or the other. */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

/** Dark colours, for mail programs that keep style sheets. Other programs use the styles of each element. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #0f1a16 !important; }
  .sheet { background: #16241e !important; }
  .ink { color: #e8efe6 !important; }
  .soft { color: #b4c4ba !important; }
  .act { background: #e2703a !important; color: #10130f !important; }
}`;

/** Returns the content id of the n-th picture of an email. */
export const pictureId = (at: number): string => `picture-${at}@vigie`;

const iconOf = ({ icon }: { readonly icon?: BlockIcon }) =>
  icon ? `<span aria-hidden="true" style="color:${icon.colour}">${escaped(icon.glyph)}</span>&nbsp;` : "";

function drawn(block: Block, at: number): string {
  switch (block.kind) {
    case "picture":
      return `<p style="margin:0 0 8px"><img src="cid:${pictureId(at)}" alt="${escaped(block.alt)}" width="${block.width}" height="${block.height}" style="display:block;width:100%;max-width:${block.width}px;height:auto"></p>${drawn({ kind: "small", text: block.caption }, at)}`;
    case "heading":
      return `<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:24px;line-height:30px;color:#10201b">${iconOf(block)}${escaped(block.text)}</h1>`;
    case "subheading":
      return `<h2 class="ink" style="margin:16px 0 8px;${FONT};font-size:18px;line-height:24px;color:#10201b">${iconOf(block)}${escaped(block.text)}</h2>`;
    case "link":
      return `<p class="soft" style="margin:0 0 8px;${FONT};font-size:14px;line-height:20px;color:#45574f"><a class="soft" href="${escaped(block.url)}" style="color:#45574f">${escaped(block.label)}</a></p>`;
    case "text":
      return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#10201b">${escaped(block.text)}</p>`;
    case "small":
      return `<p class="soft" style="margin:0 0 8px;${FONT};font-size:14px;line-height:20px;color:#45574f">${escaped(block.text)}</p>`;
    case "quote":
      return `<blockquote class="ink" lang="${block.language}-CA" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #c2410c;${FONT};font-size:16px;line-height:24px;color:#10201b">${block.paragraphs
        .map((paragraph) => `<p style="margin:0 0 8px">${escaped(paragraph)}</p>`)
        .join("")}</blockquote>`;
    case "list":
      return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 24px;${FONT};font-size:16px;line-height:24px;color:#10201b">${block.items
        .map((item) => `<li style="margin:0 0 4px">${escaped(item)}</li>`)
        .join("")}</ul>`;
    case "action":
      // Outlook on Windows only pads cells. Elsewhere the link fills its cell, as a large touch target.
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="act" style="background:#c2410c;border-radius:2px;mso-padding-alt:12px 20px"><a class="act" href="${escaped(block.url)}" style="display:inline-block;padding:12px 20px;background:#c2410c;color:#ffffff;${FONT};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none;border-radius:2px">${escaped(block.label)}</a></td></tr></table>`;
  }
}

/** Returns the HTML of an email: one column, readable at 360 px, dark if the reader's device is. */
export function mailHtml(
  { subject, preheader, blocks, footer }: Mail,
  language: Language,
  brand: string,
): string {
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef1ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#eef1ea">${escaped(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef1ea"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff">
<tr><td style="padding:14px 24px;background:#143429;color:#f4f7f0;${FONT};font-size:16px;line-height:24px;font-weight:bold">${escaped(brand)}</td></tr>
<tr><td style="padding:28px 24px 12px;${BREAKS}">${blocks.map(drawn).join("\n")}</td></tr>
<tr><td style="padding:16px 24px 20px;border-top:1px solid #ccd4ca;${BREAKS}">${footer.map(drawn).join("\n")}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
