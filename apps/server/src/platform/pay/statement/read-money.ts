import { isEmptyCell } from '../../xlsx/sheet-cells.ts';
import type { Columns } from './statement-heads.ts';
import type { Doubt } from './statement-row.ts';
import { amountOf, directionOf, isYuan, unitOf } from './statement-words.ts';

export type CellOf = (column: number | undefined) => string;

/**
 * How a statement distinguishes incoming from outgoing money: two amount columns, a word next to the amount, its sign,
 * or because it only lists incoming money.
 */
export interface Direction {
  by: 'COLUMNS' | 'WORD' | 'SIGN' | 'ALL_CAME';
  /**
   * Whether all outgoing amounts are negative; the minus then repeats the word or column, and does not mark a reversal.
   */
  isLeftNegative: boolean;
}

export interface Money {
  /** Incoming amount; negative if outgoing, null if undecidable. */
  amountFen: number | null;
  /** Whether the row reverses another booking, shown by a minus where amounts normally have none. */
  isReversal: boolean;
  doubt: Doubt | null;
}

const doubtful = (kind: Doubt['kind'], detail: string): Money => ({
  amountFen: null,
  isReversal: false,
  doubt: { kind, detail: detail.slice(0, 60) },
});

const certain = (amountFen: number, isReversal: boolean): Money => ({ amountFen, isReversal, doubt: null });

interface Sum {
  fen: number;
  /** Direction that the amount itself states, as in 88.00DR. */
  direction: 1 | -1 | null;
}

/** Reads an amount cell in fen, 0 if empty; returns a doubt if it cannot be read. */
export function sumIn(cellOf: CellOf, { notes }: Columns, column: number | undefined): Sum | Doubt {
  const text = cellOf(column);
  if (column === undefined || isEmptyCell(text)) return { fen: 0, direction: null };
  const unit = unitOf(notes.get(column) ?? '');
  if ('currency' in unit) return { kind: 'CURRENCY', detail: unit.currency };
  const amount = amountOf(text, unit.decimals);
  if (amount === null) return { kind: 'AMOUNT', detail: text };
  return 'currency' in amount ? { kind: 'CURRENCY', detail: amount.currency } : amount;
}

/** Reads the amount from separate columns for incoming and outgoing money; a word next to them must agree. */
function moneyOfColumns(cellOf: CellOf, columns: Columns, { isLeftNegative }: Direction): Money | null {
  const came = sumIn(cellOf, columns, columns.income);
  const left = sumIn(cellOf, columns, columns.outgo);
  if ('kind' in came) return doubtful(came.kind, came.detail);
  if ('kind' in left) return doubtful(left.kind, left.detail);
  if (came.fen === 0 && left.fen === 0) return null;
  if (came.fen !== 0 && left.fen !== 0)
    return doubtful('DIRECTION', `${cellOf(columns.income)} / ${cellOf(columns.outgo)}`);
  const word = cellOf(columns.direction);
  if (directionOf(word) === (came.fen === 0 ? 1 : -1)) return doubtful('DIRECTION', word);
  if (came.fen !== 0) return certain(came.fen, came.fen < 0);
  return left.fen < 0 && isLeftNegative ? certain(left.fen, false) : certain(-left.fen, left.fen < 0);
}

/** Reads the amount from a single column. */
function moneyOfColumn(cellOf: CellOf, columns: Columns, { by, isLeftNegative }: Direction): Money | null {
  const sum = sumIn(cellOf, columns, columns.amount ?? columns.income);
  if ('kind' in sum) return doubtful(sum.kind, sum.detail);
  const { fen, direction: ofSum } = sum;
  if (fen === 0) return null;
  const aside = columns.amount === undefined ? { fen: 0 } : sumIn(cellOf, columns, columns.outgo);
  if (!('fen' in aside) || aside.fen !== 0) return doubtful('DIRECTION', cellOf(columns.outgo));
  if (by !== 'WORD') return certain(fen * (ofSum ?? 1), by === 'ALL_CAME' && fen < 0);
  const word = cellOf(columns.direction ?? columns.kind);
  const direction = directionOf(word);
  if (direction === null || (ofSum !== null && ofSum !== direction)) return doubtful('DIRECTION', word);
  if (direction < 0 && fen < 0 && isLeftNegative) return certain(fen, false);
  return certain(fen * direction, fen < 0);
}

/** The money that a row moved; null if none. */
export function moneyOf(cellOf: CellOf, columns: Columns, direction: Direction): Money | null {
  const read = direction.by === 'COLUMNS' ? moneyOfColumns : moneyOfColumn;
  const money = read(cellOf, columns, direction);
  const currency = cellOf(columns.currency);
  return money && money.doubt === null && !isYuan(currency) ? doubtful('CURRENCY', currency) : money;
}
