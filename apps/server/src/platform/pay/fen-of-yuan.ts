/**
 * '15174.4' → 1517440, digit by digit, so that nothing is rounded.
 * @throws {Error} when it is no amount with at most two decimals
 */
export function fenOfYuan(text: string): number {
  const [, sign, yuan, cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (yuan === undefined) throw new Error(`${text} is no amount`);
  return (sign ? -1 : 1) * (Number(yuan) * 100 + Number(cents.padEnd(2, '0')));
}

/** 1517440 → '15174.40', as channels take it. */
export const yuanOfFen = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
