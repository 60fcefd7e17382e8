import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { isSafeArchive } from '../files/inspect-archive.ts';
import { fenOfYuan } from './fen-of-yuan.ts';
import { ChannelDown, type StatementLine } from './pay-channel.ts';

/** Cells are padded with tabs. */
const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim());

/** Reads the payments and refunds of a CSV bill; lines that begin with # hold its description and totals. */
function readLines(text: string): StatementLine[] {
  const [head = '', ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = cellsOf(head);
  return lines.flatMap((line): StatementLine[] => {
    // Product names may contain commas, so columns before the name are counted from the left, and the others from the
    // right.
    const cells = cellsOf(line);
    const nameAt = names.indexOf('商品名称');
    const cell = (name: string) => {
      const at = names.indexOf(name);
      return (at > nameAt ? cells.at(at - names.length) : cells[at]) ?? '';
    };
    const isRefund = cell('业务类型') === '退款';
    if (!isRefund && cell('业务类型') !== '交易') return [];
    return [
      {
        type: isRefund ? 'REFUND' : 'PAY',
        ownNo: cell(isRefund ? '退款批次号/请求号' : '商户订单号'),
        tradeNo: cell('支付宝交易号'),
        amountFen: Math.abs(fenOfYuan(cell('订单金额（元）'))),
      },
    ];
  });
}

const isDetails = (text: string) => /^支付宝交易号\s*,/m.test(text);

/** Maximum size of a bill, which is read into memory; a hundred thousand lines take half of it. */
const maxBillBytes = 64 * 1024 * 1024;

/** Reads a downloaded bill: an archive with one file of details and one of totals, in GB18030. */
export async function readAlipayBill(bytes: Buffer): Promise<StatementLine[]> {
  if (!(await isSafeArchive(bytes, maxBillBytes))) throw new ChannelDown('The bill of Alipay is no archive');
  const archive = await fromBufferPromise(bytes);
  const decoder = new TextDecoder('gb18030');
  for await (const entry of archive.eachEntry()) {
    const text = decoder.decode(await buffer(await archive.openReadStreamPromise(entry)));
    if (isDetails(text)) return readLines(text);
  }
  throw new ChannelDown('The bill of Alipay has no details');
}
