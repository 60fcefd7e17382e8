import { formatFen } from '@portal/contract/money';
import type { Language } from '@portal/texts/languages';
import { formatAmount } from '../../../platform/display/money.ts';

/** An amount in the language's usual form: 50 万元, 1.2 億元, CNY 500,000. */
export function amountText(fen: number, language: Language): string {
  if (language === 'zh') return formatAmount(fen);
  if (language === 'ja') return formatAmount(fen).replace('亿', '億');
  return `CNY ${formatFen(fen).replace(/\.00$/, '')}`;
}
