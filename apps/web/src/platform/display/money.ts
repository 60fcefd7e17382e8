import { formatFen } from '@portal/contract/money';
import { formatThousands } from './format.ts';

const fenOfWan = 1_000_000;
const fenOfYi = 10_000_000_000;

export interface Amount {
  value: string;
  unit: '元' | '万元' | '亿元';
}

/** The amount in the largest unit in which it is at least 1, with at most two decimals: 50,000,000 fen → 50 万元. */
export function amountOf(fen: number): Amount {
  const size = Math.abs(fen);
  if (size >= fenOfYi) return { value: inHundredths(fen / fenOfYi), unit: '亿元' };
  if (size >= fenOfWan) return { value: inHundredths(fen / fenOfWan), unit: '万元' };
  return { value: inHundredths(fen / 100), unit: '元' };
}

/** Formats an amount in its largest unit: '50 万元', '1,200 万元', '8,000 元'. */
export function formatAmount(fen: number): string {
  const { value, unit } = amountOf(fen);
  return `${value} ${unit}`;
}

/** Formats an amount in 万元 with two decimals, for comparison in columns: '24.00 万元'. */
export function formatWan(fen: number): string {
  return `${formatFen(Math.round(fen / (fenOfWan / 100)))} 万元`;
}

function inHundredths(value: number): string {
  return formatThousands(Math.round(value * 100) / 100);
}
