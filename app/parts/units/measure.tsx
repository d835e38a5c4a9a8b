import { useFigures } from "./use-figures.ts";

const BLANK = "\u00a0";
/** Longest unit sign (`ha`, `km`, `pi`). Longer units are already words. */
const LONGEST_SIGN = 2;

/** A measure whose unit sign has its full name as a tooltip. */
function Measure({ written, unit }: { readonly written: string; readonly unit: string }) {
  const at = written.lastIndexOf(BLANK) + 1;
  const sign = written.slice(at);
  if (sign.length > LONGEST_SIGN) return written;
  return (
    <>
      {written.slice(0, at)}
      <abbr title={unit}>{sign}</abbr>
    </>
  );
}

/** A size in the visitor's unit, for use outside tables whose heading names the unit. */
export function Size({ hectares }: { readonly hectares: number }) {
  const figures = useFigures();
  return <Measure written={figures.size(hectares)} unit={figures.sizeUnit} />;
}
