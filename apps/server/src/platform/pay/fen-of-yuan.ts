/**
 * Converts '15174.4' to 1517440 digit by digit, without rounding.
 * @throws {Error} when it is not an amount with at most two decimals
 */
export function fenOfYuan(text: string): number {
  const [, sign, yuan, cents = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (yuan === undefined) throw new Error(`${text} is not an amount`);
  return (sign ? -1 : 1) * (Number(yuan) * 100 + Number(cents.padEnd(2, '0')));
}

/** Converts 1517440 to '15174.40', the channels' format. */
export const yuanOfFen = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
