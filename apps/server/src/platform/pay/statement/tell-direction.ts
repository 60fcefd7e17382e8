import type { TableRow } from '../../xlsx/read-tables.ts';
import { type Direction, sumIn } from './read-money.ts';
import type { Columns } from './statement-heads.ts';
import { directionOf, saysReversal } from './statement-words.ts';

const cellOfRow =
  ({ cells }: TableRow) =>
  (column: number | undefined): string =>
    column === undefined ? '' : (cells[column] ?? '');

/** Whether a column contains at least one word that states a direction. */
const says = (rows: readonly TableRow[], column: number | undefined): boolean =>
  rows.some((row) => directionOf(cellOfRow(row)(column)) !== null);

const undoes = (row: TableRow, { purposes }: Columns) =>
  purposes.some((at) => saysReversal(cellOfRow(row)(at)));

/** The amounts in a column, without reversals. */
const sumsIn = (rows: readonly TableRow[], columns: Columns, column: number | undefined) =>
  rows.flatMap((row) => {
    const sum = sumIn(cellOfRow(row), columns, column);
    return 'fen' in sum && sum.fen !== 0 && !undoes(row, columns) ? [{ row, ...sum }] : [];
  });

/** Whether amounts state their direction: one has a minus and is not a reversal, or has a suffix such as DR. */
const isSigned = (rows: readonly TableRow[], columns: Columns): boolean =>
  sumsIn(rows, columns, columns.amount).some(({ fen, direction }) => fen < 0 || direction !== null);

/** Whether all outgoing amounts are negative, so that the minus carries no further information. */
function isLeftNegative(rows: readonly TableRow[], columns: Columns, by: Direction['by']): boolean {
  const word = columns.direction ?? columns.kind;
  const left =
    by === 'WORD'
      ? sumsIn(rows, columns, columns.amount ?? columns.income).filter(
          ({ row }) => directionOf(cellOfRow(row)(word)) === -1,
        )
      : sumsIn(rows, columns, columns.outgo);
  return left.length > 0 && left.every(({ fen }) => fen < 0);
}

interface Directions {
  direction: Direction;
  columns: Columns;
}

/** How a file distinguishes directions, and the columns to read it by; null if it does not. */
export function directionIn(columns: Columns, rows: readonly TableRow[]): Directions | null {
  const { income, outgo, amount, payer, sender, payee, arrival, departure, direction } = columns;
  const notice = (by: Direction['by'], used = columns): Directions => ({
    columns: used,
    direction: { by, isLeftNegative: isLeftNegative(rows, used, by) },
  });
  if (income !== undefined && outgo !== undefined) return notice('COLUMNS');
  if (says(rows, direction)) return notice('WORD');
  if (income !== undefined || amount === undefined) return notice('COLUMNS');
  const { direction: _unknown, ...withoutWord } = columns;
  if (says(rows, columns.kind)) return notice('WORD', withoutWord);
  if (isSigned(rows, columns)) return notice('SIGN');
  // Only files of incoming money name just the sender, or just the own account that received the money.
  const namesArrival = arrival !== undefined && departure === undefined;
  const namesSender = sender !== undefined && payer === undefined && payee === undefined;
  return namesArrival || namesSender ? notice('ALL_CAME') : null;
}
