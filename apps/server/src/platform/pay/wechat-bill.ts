import { fenOfYuan } from './fen-of-yuan.ts';
import type { StatementLine } from './pay-channel.ts';

/** Every cell begins with a backtick, which keeps names with commas whole. */
const cellsOf = (line: string) => line.slice(1).split(',`');

/** Column names in bills of 27 columns, and in ordinary bills of 24, which do not split an order by coupons. */
const orderAmounts = ['订单金额', '总金额', '应结订单金额'];
const refundAmounts = ['申请退款金额', '退款金额', '应结退款金额'];

/** Reads the payments and refunds of a bill, without the totals at its end. */
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
    // Refunds that failed, or were replaced by a manual transfer, moved no money.
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
