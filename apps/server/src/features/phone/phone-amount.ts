import type { Language } from '@portal/contract/fields';

const fenOfWan = 1_000_000;
const fenOfYi = 10_000_000_000;
const atMostTwoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 8,000 元, 3.5 万元, 1.2 亿元 (億元 in Japanese); CNY 35,000 where one does not count in ten thousands. */
export function amountText(fen: number, language: Language): string {
  if (language !== 'zh' && language !== 'ja') return `CNY ${atMostTwoDecimals.format(fen / 100)}`;
  const yi = language === 'ja' ? '億元' : '亿元';
  if (fen >= fenOfYi) return `${atMostTwoDecimals.format(fen / fenOfYi)} ${yi}`;
  if (fen >= fenOfWan) return `${atMostTwoDecimals.format(fen / fenOfWan)} 万元`;
  return `${atMostTwoDecimals.format(fen / 100)} 元`;
}
