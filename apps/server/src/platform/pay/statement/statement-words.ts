import { plainCell, scaledOf } from '../../xlsx/sheet-cells.ts';

const wordOf = (cell: string) =>
  plainCell(cell)
    .toLowerCase()
    .replace(/\s|[([].*$/g, '');

const came =
  /^(贷|贷方|贷记|c|cr|credit|收|收入|收款|收到|入|入账|转入|存入|存|来账|来|进|进账|in|incoming|received|\+)$/;
const left =
  /^(借|借方|借记|d|dr|debit|支|支出|支付|支取|取|付|付款|付出|出|出账|转出|取出|往账|往|out|outgoing|paid|-)$/;

/** The direction that a word states: 1 to the park's account, -1 from it; null for any other word. */
export function directionOf(cell: string): 1 | -1 | null {
  const word = wordOf(cell);
  if (came.test(word)) return 1;
  return left.test(word) ? -1 : null;
}

/** Whether a text marks a reversal or a return of an earlier booking, in the banks' wording. */
export const saysReversal = (text: string): boolean =>
  /冲正|冲销|冲账|冲回|红字|红冲|抹账|退汇|退票|revers(al|ed|e\b)|charge-?back/i.test(text);

const yuan = /^(人民币元?|rmb|cny|cnh|renminbi|156|01|001|元|本币|本位币|¥|￥)$/;

/** Whether a cell names yuan or nothing, including 人民币(CNY). */
export const isYuan = (cell: string): boolean => {
  const word = wordOf(cell);
  return word === '' || yuan.test(word);
};

/** Units of amounts, as decimals of fen: 1 万元 is 10⁶ fen. */
const decimalsOf: Record<string, number> = {
  亿: 10,
  千万: 9,
  百万: 8,
  十万: 7,
  万: 6,
  千: 5,
  百: 4,
  元: 2,
  角: 1,
  分: 0,
};
const unitPattern =
  /^(?:人民币|rmb|cny|单位[::]?)*((?:亿|千万|百万|十万|万|千|百)?)(元|角|分)?(?:人民币|rmb|cny)*$/;

/** Interprets the note after a column name: the decimals of its unit, or another currency. */
export function unitOf(note: string): { decimals: number } | { currency: string } {
  const text = note.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  if (isYuan(text)) return { decimals: 2 };
  const [found, many = '', one = ''] = unitPattern.exec(text) ?? [];
  if (found !== undefined) return { decimals: decimalsOf[many || one] ?? 2 };
  // 贷方, Transaction amount: a translation of the column name, not a unit.
  return /[元币金刀镑]|^(usd|eur|jpy|hkd|gbp|aud|cad|chf|sgd|thb|krw|mop|twd|nzd|us\$|hk\$|[$€£])$/.test(
    text,
  ) && !/金额/.test(text)
    ? { currency: note }
    : { decimals: 2 };
}

export type Amount = { fen: number; direction: 1 | -1 | null; isSigned: boolean } | { currency: string };

const foreign =
  /^(us\$|hk\$|usd|eur|jpy|hkd|gbp|aud|[$€£])|(美元|港币|港元|欧元|日元|英镑|usd|eur|jpy|hkd|gbp|aud)$/i;

/**
 * Reads an amount such as 1,234.50, ¥12, 1.5万元 or 88.00CR; null for anything else. `decimals` are those of the column's
 * unit.
 */
export function amountOf(cell: string, decimals: number): Amount | null {
  const text = plainCell(cell).replace(/\s/g, '');
  const [currency] = foreign.exec(text) ?? [];
  if (currency) return { currency };
  const [, written = text, flag] = /^(.*?)(cr|dr)$/i.exec(text) ?? [];
  const plain = written
    .replace(/^([+-]?)(?:人民币|rmb|cny|¥)([+-]?)/i, '$1$2')
    .replace(/(?:人民币|rmb|cny)$/i, '');
  const [, sum = plain, many, one] = /^(.*?[\d)])(亿|千万|百万|十万|万|千)?(元|角|分)?$/.exec(plain) ?? [];
  const unit = many ?? one;
  const fen = scaledOf(sum, (unit === undefined ? undefined : decimalsOf[unit]) ?? decimals);
  if (fen === null) return null;
  return { fen, direction: flag ? directionOf(flag) : null, isSigned: fen < 0 || sum.startsWith('+') };
}
