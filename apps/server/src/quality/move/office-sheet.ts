import type { ImportKind } from '@portal/contract/import/terms';
import type { SampleCell, SampleSheet } from '../../platform/xlsx/testing/sample-sheets.ts';

/** A column as the office keeps it: its head, the group over it, and the field that it is about. */
export interface OfficeColumn<Row> {
  head: string;
  /** Heads of one group stand below a merged one. */
  group?: string;
  /** Null for what the portal does not know. */
  field: string | null;
  cell: (row: Row, nth: number) => SampleCell;
  /** Whether nobody could know the head, so that it is mapped by hand. */
  isOdd?: boolean;
}

/** What is wrong with a cell, and what would be right. */
interface Mistake<Row> {
  field: string;
  bad: (row: Row) => SampleCell;
  /** As a person corrects it. */
  good: (row: Row) => string;
}

interface OfficeTable<Row> {
  kind: ImportKind;
  name: string;
  title: string;
  columns: readonly OfficeColumn<Row>[];
  rows: readonly Row[];
  mistakes: readonly Mistake<Row>[];
  /** The field at which a row that stands twice is found; none if no row does. */
  twice?: string;
  /** Whether such a row was copied rather than written again. */
  isCopied?: boolean;
  /** Column of the sum at the end. */
  summed?: string;
}

/** A planted fault: where it is to be found, and how it is corrected; null if the row is left out. */
export interface Planted {
  kind: ImportKind;
  line: number;
  field: string;
  good: string | null;
  /** The fault of another row that this one only follows from. */
  follows?: Planted;
}

export interface OfficeSheet {
  kind: ImportKind;
  sheet: SampleSheet;
  planted: Planted[];
  /** Rows of data, with the doubled one. */
  rows: number;
  /** Fields of the heads that are mapped by hand. */
  odd: ReadonlyMap<string, string>;
  lineOf: ReadonlyMap<unknown, number>;
}

/** A number in front of each row, which means nothing. */
export const serial = <Row>(): OfficeColumn<Row> => ({
  head: '序号',
  field: null,
  cell: (_row, nth) => nth + 1,
});

const everyNth = 5;
const blankEvery = 13;

/** Title, empty line, heads in one row or two, data with empty lines and a doubled row, and a sum. */
export function officeSheet<Row>(table: OfficeTable<Row>): OfficeSheet {
  const { kind, columns, rows, mistakes, twice, title } = table;
  const width = columns.length;
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const written: SampleCell[][] = [[title], []];
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: width - 1 }];
  if (isGrouped) {
    const row = written.length;
    written.push(
      columns.map(({ group, head }, at) =>
        group === columns[at - 1]?.group && group ? null : (group ?? head),
      ),
    );
    for (const [at, { group }] of columns.entries()) {
      if (group === undefined) merges.push({ startRow: row, startCol: at, endRow: row + 1, endCol: at });
      else if (columns[at - 1]?.group !== group) {
        const end = columns.findIndex((one, place) => place > at && one.group !== group);
        merges.push({ startRow: row, startCol: at, endRow: row, endCol: (end < 0 ? width : end) - 1 });
      }
    }
  }
  written.push(columns.map(({ group, head }) => (isGrouped && group === undefined ? null : head)));
  const planted: Planted[] = [];
  const lineOf = new Map<unknown, number>();
  const append = (cells: SampleCell[]) => {
    written.push(cells);
    if (written.length % blankEvery === 0) written.push([]);
    return written.lastIndexOf(cells) + 1;
  };
  for (const [nth, row] of rows.entries()) {
    const cells = columns.map(({ cell }) => cell(row, nth));
    const mistake = nth % everyNth === 2 ? mistakes[Math.floor(nth / everyNth) % mistakes.length] : undefined;
    if (mistake) cells[columns.findIndex(({ field }) => field === mistake.field)] = mistake.bad(row);
    const line = append(cells);
    lineOf.set(row, line);
    if (mistake) planted.push({ kind, line, field: mistake.field, good: mistake.good(row) });
    // Somebody entered the row before once more.
    if (twice !== undefined && nth % (everyNth * 4) === 4)
      planted.push({
        kind,
        line: append(table.isCopied ? [...cells] : columns.map(({ cell }) => cell(row, nth))),
        field: twice,
        good: null,
      });
  }
  written.push(
    columns.map(({ field }, at) =>
      at === 0 ? '合计' : field === table.summed && field ? 1_234_567.89 : null,
    ),
  );
  return {
    kind,
    sheet: { name: table.name, rows: written, merges },
    planted,
    rows: rows.length + planted.filter(({ good }) => good === null).length,
    odd: new Map(columns.flatMap(({ isOdd, head, field }) => (isOdd && field ? [[head, field]] : []))),
    lineOf,
  };
}
