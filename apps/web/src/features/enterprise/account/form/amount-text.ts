const pattern = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Fen per 万元, the unit enterprises use. */
const fenOfWan = 1_000_000;

/** An amount in fen as form text in 万元. */
export const wanText = (fen: number | null): string => (fen === null ? '' : String(fen / fenOfWan));

/** Form text in 万元 as fen; NaN if it is not an amount, undefined if empty. */
export function fenOfText(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return pattern.test(trimmed) ? Math.round(Number(trimmed) * fenOfWan) : Number.NaN;
}
