import { createHash } from 'node:crypto';
import { headOf } from '../../xlsx/read-tables.ts';
import { directionOf } from './statement-words.ts';

/** The fields that a column of a statement may hold. */
type StatementField =
  | 'day'
  | 'time'
  | 'income'
  | 'outgo'
  | 'amount'
  | 'direction'
  | 'kind'
  | 'payer'
  | 'sender'
  | 'payee'
  | 'arrival'
  | 'departure'
  | 'purpose'
  | 'bankNo'
  | 'voucher'
  | 'currency';

/**
 * The banks' column names, more precise ones first. Names must match as a whole: the last digits of a receiving card
 * (转入卡尾号) are not an incoming amount.
 */
const names: Record<StatementField, RegExp[]> = {
  day: [
    /^交易(日期|日)$/,
    /^(记账|入账|到账|发生|业务|起息|账务)(日期|日)$/,
    /^(日期|记账时间|入账时间|到账时间)$/,
    /^((transaction|booking|posting|value)?date|booked(at|on)?)$/,
  ],
  time: [/^(交易|发生|业务)?(时间|日期时间)$/, /^(transaction)?time$/],
  income: [
    /^(贷方?|收入|收款|存入|转入|入账|到账|来账|进账|贷记)(发生额|发生金额|交易金额|金额|数)?$/,
    /^(credit(s|amount)?|paidin|moneyin|deposits?|received)$/,
  ],
  outgo: [
    /^(借方?|支出|付款|支付|支取|取出|转出|出账|往账|付出|借记)(发生额|发生金额|交易金额|金额|数)?$/,
    /^(debit(s|amount)?|paidout|moneyout|withdrawals?|spent)$/,
  ],
  amount: [
    /^(交易|发生|业务|记账|入账)?(金额|额|发生额)$/,
    /^(收支|借贷)(金额|发生额)$/,
    /^(transaction|trade)?amount$/,
  ],
  direction: [
    /^(借贷|收支|收付|往来账?|来往账?|进出账?|出入账?|存取|借\/贷|收\/支|收\/付|借或贷|收支\/借贷)(标志|标识|标记|类型|类别|方向|别|状态)?$/,
    /^(交易|资金|收付|金额|记账)?(方向|流向)$/,
    /^(交易)?(借贷|收支|收付)(标志|标识|标记|方向)$/,
    /^(dr\/?cr|cr\/?dr|d\/?c|c\/?d|debit\/credit|credit\/debit|direction|(dr\/?cr|d\/?c|debitcredit)(flag|indicator))$/,
  ],
  // Some banks write 来账 and 往账 where others write 转账 and 代扣.
  kind: [/^(交易|业务|账务)?(类型|种类)$/, /^(transaction)?type$/],
  payer: [
    /^(对方|交易对方|对手方?|交易对手)(户名|名称|姓名|账户名称?|账号名称|账户户名|单位名称?|单位户名)?$/,
    /^(收\/?付|收付款|收\(付\))(人|方|款人|款方)?(户名|名称|账户名称?)$/,
    /^counterparty(name)?$/,
  ],
  sender: [
    /^(付款|付方|汇款|来款|打款|缴款)(人|方|单位)?(户名|名称|姓名|账户名称?|账号名称|单位名称?)?$/,
    /^(payer|payer'?s?name|remitter|sender)$/,
  ],
  payee: [
    /^收(款|方)(人|方|单位)?(户名|名称|姓名|账户名称?|账号名称|单位名称?)?$/,
    /^(payee|payee'?s?name|beneficiary)$/,
  ],
  arrival: [/^(转入|入账|存入|收款)(卡|账户|账号)(号|尾号|后四位)?$/],
  departure: [/^(转出|出账|支出|付款)(卡|账户|账号)(号|尾号|后四位)?$/],
  purpose: [
    /^(交易|客户|转账|汇款|付款)?(附言|留言)$/,
    /^(交易|汇款|资金|付款|款项)?用途$/,
    /^(交易|客户)?(备注|说明)$/,
    /^(交易|业务|其他|其它)?摘要(说明|描述|内容)?$/,
    /^(purpose|remarks?|description|details|memo|narrative|summary|particulars)$/,
  ],
  bankNo: [
    /^(银行|交易|核心|主机|账务|记账|网银|平台|业务|全局|唯一|系统)*(流水号?|流水号码|流水编号)$/,
    /^(交易|业务)(号|单号|编号|序号)$|^(交易|业务)?参考号$/,
    /^(电子)?回单(号|编号)$/,
    /^((transaction|bank)?(reference|ref)\.?(no\.?|number)?|bankno\.?|transactionid|transactionno\.?)$/,
  ],
  // Numbers that restart each day, or stand for several bookings.
  voucher: [/^(交易|柜员|主机)?日志号?$/, /^(记账)?(凭证|传票)(号|号码|编号)?$/, /^voucher(no\.?|number)?$/],
  currency: [/^(交易|账户)?(币种|币别|货币)(名称|代码)?$/, /^货币(种类|代码)$/, /^(currency|ccy)(code)?$/],
};

/**
 * Columns of a statement's fields, counted from 0. All columns that may hold the purpose are kept, more precise ones
 * first.
 */
export type Columns = Partial<Record<Exclude<StatementField, 'purpose'>, number>> & {
  purposes: number[];
  /** The note after a column name of an amount, such as its unit or currency. */
  notes: ReadonlyMap<number, string>;
};

interface HeadParts {
  name: string;
  /** The text in brackets after the name, or a unit without brackets. */
  note: string;
}

/**
 * Splits a head into name and note: 贷方金额(万元), 金额:元, 发生额(贷), 交易日期TransactionDate. In 收(付)方名称 the brackets belong to the
 * name.
 */
function partsOf(head: string): HeadParts {
  const bare = head.replace(/:$/, '').replace(/(?<=^[^a-z]+[\p{Script=Han})])[a-z'.]+$/u, '');
  const [, name, note = ''] = /^(.+?)[[(【]([^[\]()【】]*)[\])】]$/.exec(bare) ?? [];
  // 发生额(贷) is an incoming amount, whereas Credit after 贷方金额 is only a translation.
  const saysDirection = /^(交易|发生)?(金额|额|发生额)$/.test(name ?? '') && directionOf(note) !== null;
  if (name !== undefined) return saysDirection ? { name: note + name, note: '' } : { name, note };
  const [, amount, unit = ''] =
    /^(.*?[额数入出方])[:/]?(百万元|十万元|万元|千元|亿元|元|角|分)$/.exec(bare) ?? [];
  return amount === undefined ? { name: bare, note: '' } : { name: amount, note: unit };
}

export function findColumns(heads: readonly string[]): Columns {
  const parts = heads.map((cell) => partsOf(headOf(cell)));
  const allOf = (field: StatementField) =>
    names[field].flatMap((name) => parts.flatMap((part, at) => (name.test(part.name) ? [at] : [])));
  const columns: Columns = {
    purposes: allOf('purpose'),
    notes: new Map(parts.flatMap(({ note }, at) => (note === '' ? [] : [[at, note] as const]))),
  };
  for (const field of Object.keys(names) as StatementField[]) {
    if (field === 'purpose') continue;
    const [at] = allOf(field);
    if (at !== undefined) columns[field] = at;
  }
  return columns;
}

/** The fields that can be mapped to a column by hand. */
export type MappedColumns = Partial<
  Record<
    | 'day'
    | 'time'
    | 'income'
    | 'outgo'
    | 'amount'
    | 'direction'
    | 'payer'
    | 'purpose'
    | 'bankNo'
    | 'currency',
    number
  >
>;

/** The columns as mapped by hand; units and currencies still follow from the heads. */
export const columnsBy = (heads: readonly string[], { purpose, ...single }: MappedColumns): Columns => ({
  ...single,
  purposes: purpose === undefined ? [] : [purpose],
  notes: findColumns(heads).notes,
});

/** Identifies the heads of a bank's statements, however they are spaced or cased. */
export const fingerprintOf = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.map(headOf).join('\n')).digest('hex').slice(0, 32);

export type NeededField = 'bookedAt' | 'amountFen' | 'purpose' | 'bankNo';

/** The required fields that a statement lacks. */
export function missingIn(columns: Columns): NeededField[] {
  const { day, time, income, outgo, amount, bankNo, voucher, purposes } = columns;
  const isThere: Record<NeededField, boolean> = {
    bookedAt: day !== undefined || time !== undefined,
    amountFen: income !== undefined || outgo !== undefined || amount !== undefined,
    purpose: purposes.length > 0,
    bankNo: bankNo !== undefined || voucher !== undefined,
  };
  return (Object.keys(isThere) as NeededField[]).filter((field) => !isThere[field]);
}

/** Scores how likely a row is the statement's head, to find it among the rows. */
export const scoreOf = (columns: Columns): number => {
  const { purposes, notes: _notes, ...single } = columns;
  return Object.keys(single).length + (purposes.length > 0 ? 1 : 0) - 10 * missingIn(columns).length + 40;
};
