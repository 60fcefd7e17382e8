import { Readable } from 'node:stream';
import * as fault from '@portal/contract/faults';
import * as m from '@portal/texts/messages';
import type { CellValue, Worksheet } from 'exceljs';
import { startOfChinaDay } from '../china-time.ts';
import { isSafeArchive, maxSheetBytes } from '../files/inspect-archive.ts';

/** Money that has come to the park's account. */
export interface BankLine {
  bookedAt: Date;
  amountFen: number;
  payer: string;
  purpose: string;
  /** The bank's number of the booking, by which it is known again. */
  bankNo: string;
}

interface StatementFault {
  /** Counted from 1, as a spreadsheet program shows it; 0 for the file as a whole. */
  row: number;
  message: string;
}

export interface BankStatement {
  lines: BankLine[];
  faults: StatementFault[];
}

type Field = keyof BankLine;

/** What banks call their columns, the more precise name first. */
const heads: Record<Field, RegExp[]> = {
  bookedAt: [/^(记账|入账|交易)(日期|时间)/, /^(日期|时间)$/, /^(booked|date)/i],
  amountFen: [/^(贷方|收入|存入|转入)(发生额|金额)?/, /^(交易|发生)?(金额|额)/, /^(credit|amount)/i],
  payer: [/^(对方|付款方|付款人|对手方?)(户名|名称|账户名称|账号名称)?$/, /^payer/i],
  purpose: [/^(附言|用途|备注)/, /^摘要/, /^(purpose|remark)/i],
  bankNo: [/流水号?/, /^(凭证号|交易参考号)/, /^(reference|bank ?no)/i],
};
const needed = ['bookedAt', 'amountFen', 'purpose', 'bankNo'] as const;
const labels: Record<(typeof needed)[number], () => string> = {
  bookedAt: m.field_booked_at,
  amountFen: m.field_amount,
  purpose: m.field_transfer_purpose,
  bankNo: m.field_bank_no,
};

// Banks put some lines of their own above the heads.
const headWithin = 30;
const maxRows = 2_000;
const maxBytes = 5 * 1024 * 1024;

type Columns = Partial<Record<Field, number>>;

function textOf(value: CellValue): string {
  if (value === null || value === undefined || value instanceof Date) return '';
  if (typeof value !== 'object') return String(value).trim();
  if ('richText' in value)
    return value.richText
      .map(({ text }) => text)
      .join('')
      .trim();
  if ('text' in value) return String(value.text).trim();
  return 'result' in value ? textOf(value.result as CellValue) : '';
}

function findColumns(row: readonly string[]): Columns {
  const found: Columns = {};
  for (const [field, names] of Object.entries(heads) as [Field, RegExp[]][]) {
    const at = names.map((name) => row.findIndex((head) => name.test(head))).find((column) => column >= 0);
    if (at !== undefined) found[field] = at + 1;
  }
  return found;
}

const missingIn = (columns: Columns) => needed.filter((field) => columns[field] === undefined);

/** 1,234.50, ¥1234.5 or a number of a cell; null for what is no amount of money. */
function fenOf(value: CellValue): number | null {
  const text = textOf(value).replace(/[,，\s¥￥]|元$/g, '');
  const [, sign, yuan = '', cents = ''] = /^([+-]?)(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (yuan === '') return null;
  return (sign === '-' ? -1 : 1) * (Number(yuan) * 100 + Number(cents.padEnd(2, '0')));
}

/** Days and times as banks write them, in Asia/Shanghai; a cell with a date has that time of day without a zone. */
function instantOf(value: CellValue): Date | null {
  const text = value instanceof Date ? value.toISOString().slice(0, 19) : textOf(value);
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[T ]*(\d{1,2}):?(\d{2}):?(\d{2})?)?$/.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const start = new Date(date);
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Number(second);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date || seconds >= 86_400)
    return null;
  return new Date(startOfChinaDay(date).getTime() + seconds * 1_000);
}

/** A number of a cell that has lost digits names nothing. */
function bankNoOf(value: CellValue): string | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return null;
  return textOf(value) || null;
}

const isSum = (text: string) => /^(合计|小计|总计|累计|total)/i.test(text);

/** One row; null for an empty one, a sum, or money that has left the account. */
function readRow(cell: (field: Field) => CellValue, row: number): BankLine | StatementFault | null {
  const amount = cell('amountFen');
  const amountFen = fenOf(amount);
  if (textOf(amount) === '' || (amountFen !== null && amountFen <= 0)) return null;
  const bookedAt = instantOf(cell('bookedAt'));
  const bankNo = bankNoOf(cell('bankNo'));
  if (isSum(textOf(cell('bankNo'))) || isSum(textOf(cell('bookedAt')))) return null;
  if (!bookedAt && bankNo === null) return null;
  if (amountFen === null) return { row, message: fault.malformed(labels.amountFen)() };
  if (!bookedAt) return { row, message: fault.malformed(labels.bookedAt)() };
  if (bankNo === null) return { row, message: fault.malformed(labels.bankNo)() };
  return { bookedAt, amountFen, payer: textOf(cell('payer')), purpose: textOf(cell('purpose')), bankNo };
}

function readSheet(sheet: Worksheet): BankStatement {
  const rowsOfHeads = Array.from({ length: Math.min(headWithin, sheet.rowCount) }, (_, at) => {
    const row = sheet.getRow(at + 1);
    const texts = Array.from({ length: row.cellCount }, (_cell, column) =>
      textOf(row.getCell(column + 1).value),
    );
    return { at: at + 1, columns: findColumns(texts) };
  });
  const [best] = rowsOfHeads.toSorted((a, b) => missingIn(a.columns).length - missingIn(b.columns).length);
  const missing = missingIn(best?.columns ?? {});
  if (!best || missing.length > 0)
    return {
      lines: [],
      faults: missing.map((field) => ({ row: 0, message: fault.absent(labels[field])() })),
    };
  if (sheet.rowCount - best.at > maxRows)
    return { lines: [], faults: [{ row: 0, message: m.fault_at_a_time({ max: maxRows }) }] };
  const { at, columns } = best;
  const found = Array.from({ length: sheet.rowCount - at }, (_, nth) => {
    const row = sheet.getRow(at + 1 + nth);
    const cell = (field: Field) => (columns[field] === undefined ? null : row.getCell(columns[field]).value);
    return readRow(cell, at + 1 + nth);
  }).filter((one) => one !== null);
  return {
    lines: found.filter((one) => 'bankNo' in one),
    faults: found.filter((one) => 'message' in one),
  };
}

/** The text of a CSV file; banks write GB18030, spreadsheet programs UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK';

async function openSheet(bytes: Buffer): Promise<Worksheet | undefined> {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  if (!isArchive(bytes))
    return book.csv.read(Readable.from([decode(bytes)]), { map: (value: unknown) => value });
  if (!(await isSafeArchive(bytes, maxSheetBytes))) return undefined;
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book.worksheets[0];
}

/** Reads a bank's statement (xlsx or csv), row by row, so that a faulty row keeps none of the others back. */
export async function readStatement(bytes: Buffer): Promise<BankStatement> {
  const sheet = bytes.length > maxBytes ? undefined : await openSheet(bytes).catch(() => undefined);
  return sheet
    ? readSheet(sheet)
    : { lines: [], faults: [{ row: 0, message: fault.malformed(m.field_bank_statement)() }] };
}
