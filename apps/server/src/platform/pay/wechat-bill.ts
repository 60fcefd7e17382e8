import { fenOfYuan } from './fen-of-yuan.ts';
import type { StatementLine } from './pay-channel.ts';

/** Every cell begins with a backtick, so that names with commas stay whole. */
const cellsOf = (line: string) => line.slice(1).split(',`');

/**
 * What columns are called in the bills of 27 columns, and in the ordinary ones of 24, which know no part of an order
 * that coupons paid.
 */
const orderAmounts = ['订单金额', '总金额', '应结订单金额'];
const refundAmounts = ['申请退款金额', '退款金额', '应结退款金额'];

/** The payments and refunds of a bill; the sums at its end are left out. */
export function readWechatBill(text: string): StatementLine[] {
  const [head = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = head.split(',');
  const end = lines.findIndex((line) => !line.startsWith('`'));
  return lines.slice(0, end < 0 ? lines.length : end).flatMap((line): StatementLine[] => {
    const cells = cellsOf(line);
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const amount = (heads: string[]) => fenOfYuan(cell(heads.find((head) => names.includes(head)) ?? ''));
    const currency = cell('货币种类');
    const inCurrency = currency === '' ? {} : { currency };
    if (cell('交易状态') === 'SUCCESS')
      return [
        {
          type: 'PAY',
          ownNo: cell('商户订单号'),
          tradeNo: cell('微信订单号'),
          amountFen: amount(orderAmounts),
          ...inCurrency,
        },
      ];
    // Refunds that have failed, or were changed into a transfer by hand, moved nothing.
    if (cell('交易状态') !== 'REFUND' || !/^(SUCCESS|PROCESSING)$/.test(cell('退款状态'))) return [];
    return [
      {
        type: 'REFUND',
        ownNo: cell('商户退款单号'),
        tradeNo: cell('微信退款单号'),
        amountFen: amount(refundAmounts),
        ...inCurrency,
      },
    ];
  });
}
