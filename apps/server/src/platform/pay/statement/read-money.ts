import { isEmptyCell } from '../../xlsx/sheet-cells.ts';
import type { Columns } from './statement-heads.ts';
import type { Doubt } from './statement-row.ts';
import { amountOf, directionOf, isYuan, unitOf } from './statement-words.ts';

export type CellOf = (column: number | undefined) => string;

/**
 * By what a statement tells money that came from money that left: by two columns of amounts, by a word beside one, by
 * its sign, or because all of it has come.
 */
export interface Direction {
  by: 'COLUMNS' | 'WORD' | 'SIGN' | 'ALL_CAME';
  /** What left has a minus everywhere: it says the same as the word or the column, and undoes nothing. */
  isLeftNegative: boolean;
}

export interface Money {
  /** What came; negative is what left, null what cannot be told. */
  amountFen: number | null;
  /** A minus where there is none otherwise: the row undoes another booking. */
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
  /** Of an amount that says so itself, as 88.00DR. */
  direction: 1 | -1 | null;
}

/** What a cell of an amount comes to in fen, 0 where it is empty; what cannot be read of it. */
export function sumIn(cellOf: CellOf, { notes }: Columns, column: number | undefined): Sum | Doubt {
  const text = cellOf(column);
  if (column === undefined || isEmptyCell(text)) return { fen: 0, direction: null };
  const unit = unitOf(notes.get(column) ?? '');
  if ('currency' in unit) return { kind: 'CURRENCY', detail: unit.currency };
  const amount = amountOf(text, unit.decimals);
  if (amount === null) return { kind: 'AMOUNT', detail: text };
  return 'currency' in amount ? { kind: 'CURRENCY', detail: amount.currency } : amount;
}

/** Two columns, one for each way; where a word stands beside them, it has to agree. */
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

/** One column of amounts. */
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

/** What a row moved; null where no money did. */
export function moneyOf(cellOf: CellOf, columns: Columns, direction: Direction): Money | null {
  const read = direction.by === 'COLUMNS' ? moneyOfColumns : moneyOfColumn;
  const money = read(cellOf, columns, direction);
  const currency = cellOf(columns.currency);
  return money && money.doubt === null && !isYuan(currency) ? doubtful('CURRENCY', currency) : money;
}
