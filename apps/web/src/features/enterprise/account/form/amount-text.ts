const pattern = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Fen in 万元, the unit enterprises use. */
const fenOfWan = 1_000_000;

/** An amount in fen as the text of a form field. */
export const wanText = (fen: number | null): string => (fen === null ? '' : String(fen / fenOfWan));

/** The text of a form field in fen; NaN if it is not an amount, undefined while it is empty. */
export function fenOfText(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return pattern.test(trimmed) ? Math.round(Number(trimmed) * fenOfWan) : Number.NaN;
}
