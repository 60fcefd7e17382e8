import { formatAmount, formatFen } from '../../../platform/display/money.ts';
import type { Language } from '../../../platform/i18n/language.ts';

/** An amount in words of the language: 50 万元, CNY 500,000. */
export function amountText(fen: number, language: Language): string {
  if (language === 'zh' || language === 'ja') return formatAmount(fen);
  return `CNY ${formatFen(fen).replace(/\.00$/, '')}`;
}
