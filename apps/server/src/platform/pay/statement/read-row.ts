import { startOfChinaDay } from '../../china-time.ts';
import type { TableRow } from '../../xlsx/read-tables.ts';
import {
  dayOf,
  hasTimeOfDay,
  instantOf,
  isEmptyCell,
  plainCell,
  startsSum,
  timeOf,
} from '../../xlsx/sheet-cells.ts';
import { codesIn } from '../remittance-code.ts';
import { type CellOf, type Direction, moneyOf } from './read-money.ts';
import type { Columns } from './statement-heads.ts';
import type { Doubt, StatementRow } from './statement-row.ts';
import { saysReversal } from './statement-words.ts';

/** Date and time are in one cell or in two; without a time, the start of the day counts. */
function whenOf(dayCell: string, timeCell: string): Date | null {
  const day = dayOf(dayCell);
  const seconds = timeOf(timeCell);
  if (day !== null && seconds !== null) return new Date(startOfChinaDay(day).getTime() + seconds * 1_000);
  const at = instantOf(hasTimeOfDay(dayCell) ? dayCell : timeCell) ?? instantOf(dayCell);
  return at === null ? null : new Date(at);
}

/** Whether a text is a usable bank number, and not one that a spreadsheet program has shortened (1.23457E+17). */
const isNumberOfBank = (text: string) =>
  text !== '' && !/^[-/\\.]*$/.test(text) && !/^\d(\.\d+)?e\+?\d+$/i.test(text);

/** Short numbers restart each day or stand for several bookings, whatever their column is called. */
const isShort = (text: string) => /^\d{1,4}$/.test(text);

interface Numbers {
  bankNo: string;
  voucher: string;
}

function numbersOf(bankCell: string, voucherCell: string): Numbers {
  const [bankNo, voucher] = [bankCell, voucherCell].map((cell) => plainCell(cell).replace(/\s/g, ''));
  if (bankNo !== undefined && isNumberOfBank(bankNo) && !isShort(bankNo)) return { bankNo, voucher: '' };
  return { bankNo: '', voucher: [bankNo, voucher].find((text) => text && isNumberOfBank(text)) ?? '' };
}

/** The purpose that contains a remittance code, else the first non-empty one, most precise column first. */
function purposeOf(texts: readonly string[]): string {
  const written = texts.filter((text) => !isEmptyCell(text));
  return written.find((text) => codesIn(text).length > 0) ?? written[0] ?? '';
}

const maxWritten = 30;

/** Reads one row; null if it moved no money: an empty row, a total, or a note below the table. */
export function readRow(
  { row, cells }: TableRow,
  heads: readonly string[],
  columns: Columns,
  direction: Direction,
): StatementRow | null {
  const cellOf: CellOf = (column) => (column === undefined ? '' : (cells[column] ?? ''));
  const bookedAt = whenOf(cellOf(columns.day), cellOf(columns.time));
  if (!bookedAt && cells.some(startsSum)) return null;
  const money = moneyOf(cellOf, columns, direction);
  if (money === null) return null;
  const numbers = numbersOf(cellOf(columns.bankNo), cellOf(columns.voucher));
  const named = cellOf(
    (money.amountFen ?? 0) < 0
      ? (columns.payer ?? columns.payee ?? columns.sender)
      : (columns.payer ?? columns.sender),
  );
  const payer = isEmptyCell(named) ? '' : named;
  const purposes = columns.purposes.map(cellOf);
  // Unlabelled totals, and the bank's notes below the table.
  const isOfNothing = numbers.bankNo === '' && numbers.voucher === '' && payer === '';
  if (!bookedAt && isOfNothing) return null;
  const isReversal = money.isReversal || [...purposes, cellOf(columns.kind)].some(saysReversal);
  const isCutUp = cells.slice(heads.length).some((cell) => cell !== '');
  const isNumberless = columns.bankNo !== undefined && numbers.bankNo === '' && numbers.voucher === '';
  const rowDoubt = (): Doubt | null => {
    if (isCutUp) return { kind: 'AMOUNT', detail: cells.slice(heads.length).join(' ').slice(0, 60) };
    if (money.doubt) return money.doubt;
    if (!bookedAt) return { kind: 'DAY', detail: cellOf(columns.day ?? columns.time).slice(0, 60) };
    if (isNumberless && (money.amountFen ?? 0) > 0)
      return { kind: 'NO_NUMBER', detail: cellOf(columns.bankNo).slice(0, 60) };
    // A return of one of the park's own payments is not a customer's payment.
    return isReversal && (money.amountFen ?? 0) > 0 ? { kind: 'RETURNED', detail: '' } : null;
  };
  return {
    row,
    bookedAt,
    ...numbers,
    amountFen: isCutUp ? null : money.amountFen,
    payer: payer.slice(0, 100),
    purpose: purposeOf(purposes).slice(0, 300),
    isReversal,
    doubt: rowDoubt(),
    written: heads.slice(0, maxWritten).flatMap((head, at) => {
      const text = (cells[at] ?? '').slice(0, 100);
      return head === '' || text === '' ? [] : [[head.slice(0, 40), text] as [string, string]];
    }),
  };
}
