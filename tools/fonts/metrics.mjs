/** Typical French and English text. The mean width of a font is the mean over the letters of this text. */
const SAMPLE =
  "La situation des feux de forêt au Québec : 46 feux actifs, dont 11 hors contrôle. Danger très élevé là où vous êtes. " +
  "Interdiction de faire des feux à ciel ouvert en forêt ou à proximité. The current wildfire situation: 46 active fires, " +
  "11 of them out of control. Very high danger where you are. Open fires are forbidden in or near the forest.";

/** Returns the tables of an sfnt file (TrueType bytes) as views, by tag. */
function tables(sfnt) {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const found = new Map();
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const tag = String.fromCharCode(...sfnt.subarray(entry, entry + 4));
    found.set(
      tag,
      new DataView(sfnt.buffer, sfnt.byteOffset + view.getUint32(entry + 8), view.getUint32(entry + 12)),
    );
  }
  return found;
}

/** Returns the glyph ID of a character of the basic plane, from a format 4 cmap. */
function glyphOf(cmap, code) {
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const at = cmap.getUint32(8 + i * 8);
    if (cmap.getUint16(at) !== 4) continue;
    const segments = cmap.getUint16(at + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = cmap.getUint16(at + 14 + s * 2);
      if (code > end) continue;
      const start = cmap.getUint16(at + 16 + (segments + s) * 2);
      if (code < start) return 0;
      const delta = cmap.getUint16(at + 16 + (segments * 2 + s) * 2);
      const rangeAt = at + 16 + (segments * 3 + s) * 2;
      const range = cmap.getUint16(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

/** Returns a font's vertical metrics and mean width, as fractions of the em. */
export function metricsOf(sfnt) {
  const all = tables(sfnt);
  const em = all.get("head").getUint16(18);
  const hhea = all.get("hhea");
  const hmtx = all.get("hmtx");
  const long = hhea.getUint16(34);
  const advance = (glyph) => hmtx.getUint16(Math.min(glyph, long - 1) * 4);
  const letters = [...SAMPLE];
  const width = letters.reduce((sum, letter) => {
    return sum + advance(glyphOf(all.get("cmap"), letter.codePointAt(0)));
  }, 0);
  return {
    ascent: hhea.getInt16(4) / em,
    descent: -hhea.getInt16(6) / em,
    lineGap: hhea.getInt16(8) / em,
    width: width / letters.length / em,
  };
}
