import { writeZip } from '../../files/testing/sample-archives.ts';
import type { StatementLine } from '../pay-channel.ts';

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** The 24 columns of the bill of an ordinary merchant. */
const wechatHeads =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,总金额,企业红包金额,微信退款单号,商户退款单号,退款金额,企业红包退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率';

/** Formats a daily bill like WeChat Pay: cells after backticks, then the sums. */
export function wechatBill(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ type, ownNo, tradeNo, amountFen }) => {
    const isPaid = type === 'PAY';
    const start = ['2026-11-21 12:00:05', 'wx1', '1900000001', '0', ''];
    const order = isPaid ? [tradeNo, ownNo] : ['4200', 'ZF'];
    const paid = ['CNY', isPaid ? yuan(amountFen) : '0.00', '0.00'];
    const refund = isPaid
      ? ['0', '0', '0.00', '0.00', '', '']
      : [tradeNo, ownNo, yuan(amountFen), '0.00', 'ORIGINAL', 'SUCCESS'];
    const end = ['水费, 电费', '', '0.00', '0.60%'];
    return [
      ...start,
      ...order,
      'o1',
      'NATIVE',
      isPaid ? 'SUCCESS' : 'REFUND',
      'OTHERS',
      ...paid,
      ...refund,
      ...end,
    ];
  });
  const sums = [
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    `\`${rows.length},\`0.00,\`0.00,\`0.00,\`0.00,\`0.00,\`0.00`,
  ];
  const written = rows.map((cells) => cells.map((cell) => `\`${cell}`).join(','));
  return [`\ufeff${wechatHeads}`, ...written, ...sums, ''].join('\r\n');
}

/** Formats a daily bill like Alipay: an archive of two files in GB18030. */
export function alipayBill(lines: readonly StatementLine[]): Buffer {
  const rows = lines.map(({ type, ownNo, tradeNo, amountFen }) =>
    type === 'PAY'
      ? `${tradeNo}\t,${ownNo}\t,交易\t,水费, 电费\t,2026-11-21 12:00:05,${yuan(amountFen)},0.00,\t,\t`
      : `${tradeNo}\t,ZF\t,退款\t,水费\t,2026-11-21 13:00:00,-${yuan(amountFen)},0.00,${ownNo},\t`,
  );
  const details = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,订单金额（元）,商家实收（元）,退款批次号/请求号,备注',
    ...rows,
    '#-----',
    `#交易合计：${lines.length}笔`,
    '',
  ].join('\r\n');
  return writeZip([
    { name: 'sums.csv', content: inGb18030('#支付宝业务汇总查询\r\n合计,,1\r\n') },
    { name: 'details.csv', content: inGb18030(details) },
  ]);
}

/** Encodes GB18030, which Node has no encoder for. */
export function inGb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, number[]>();
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1)
      codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return Buffer.from(
    [...text].flatMap((letter) => (letter < '\u0080' ? [letter.charCodeAt(0)] : (codes.get(letter) ?? []))),
  );
}
