const pattern = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Fen in 万元, in which enterprises reckon. */
const fenOfWan = 1_000_000;

/** Fen as the text of a form. */
export const wanText = (fen: number | null): string => (fen === null ? '' : String(fen / fenOfWan));

/** The text of a form in fen; NaN where it is no amount, undefined while it is empty. */
export function fenOfText(text: string): number | undefined {
  const kept = text.trim();
  if (kept === '') return undefined;
  return pattern.test(kept) ? Math.round(Number(kept) * fenOfWan) : Number.NaN;
}
