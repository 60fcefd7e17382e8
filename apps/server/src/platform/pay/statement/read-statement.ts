import * as fault from '@portal/contract/faults';
import type { StatementHeads } from '@portal/contract/payment/bank-layout';
import * as m from '@portal/texts/messages';
import { adviseOnFormat } from '../../xlsx/foreign-format.ts';
import { findTable, readTables, type Table, type TableRow } from '../../xlsx/read-tables.ts';
import { dayOf, scaledOf } from '../../xlsx/sheet-cells.ts';
import { readRow } from './read-row.ts';
import {
  type Columns,
  columnsBy,
  findColumns,
  fingerprintOf,
  type MappedColumns,
  missingIn,
  type NeededField,
  scoreOf,
} from './statement-heads.ts';
import type { StatementRow } from './statement-row.ts';
import { directionIn } from './tell-direction.ts';

export interface BankStatement {
  rows: StatementRow[];
  /** Faults of the file as a whole. */
  faults: string[];
  /** Whether the file does not distinguish incoming from outgoing money, so that the user must say. */
  asksDirection: boolean;
  /** Heads that are unknown, so that the user must say which column is which. */
  asksColumns: StatementHeads | null;
  /** The heads of the table that was read. */
  heads: string[];
}

const labels: Record<NeededField, () => string> = {
  bookedAt: m.field_booked_at,
  amountFen: m.field_amount,
  purpose: m.field_transfer_purpose,
  bankNo: m.field_bank_no,
};

const maxStatementRows = 2_000;
const maxMegabytes = 5;
const maxBytes = maxMegabytes * 1024 * 1024;
// Extra rows for the bank's own lines above and below the table.
const slackRows = 100;

const refused = (faults: string[], asksColumns: StatementHeads | null = null): BankStatement => ({
  rows: [],
  faults,
  asksDirection: false,
  asksColumns,
  heads: [],
});

/** The columns of a bank's statements as they were mapped by hand. */
export interface StatementLayout {
  fingerprint: string;
  columns: MappedColumns;
}

export interface ReadOptions {
  /** Whether the user states that the file lists only incoming money. */
  onlyReceived?: boolean;
  /** The layouts remembered from earlier files. */
  layouts?: readonly StatementLayout[];
  /** What the user says about this file's heads. */
  layout?: StatementLayout;
}

interface Found {
  columns: Columns;
  /** Whether the columns were mapped by hand. */
  isMapped: boolean;
}

const mappedScore = 1_000;
const scoreOfFound = ({ columns, isMapped }: Found) => (isMapped ? mappedScore : scoreOf(columns));

const maxSamples = 3;
const maxSampleLength = 40;

const headsOf = (heads: readonly string[], rows: readonly TableRow[]): StatementHeads => ({
  fingerprint: fingerprintOf(heads),
  heads: heads.map((head) => head.slice(0, maxSampleLength)),
  samples: rows
    .slice(0, maxSamples)
    .map(({ cells }) => heads.map((_head, at) => (cells[at] ?? '').slice(0, maxSampleLength))),
});

const holdsData = (cell: string) => dayOf(cell) !== null || scaledOf(cell, 2) !== null;

const minHeads = 3;

/** The row that looks like the heads of a table in an unknown layout: several texts above rows with data. */
function guessHeads(tables: readonly Table[]): StatementHeads | null {
  for (const { rows } of tables) {
    const at = rows.findIndex(({ cells }, place) => {
      const texts = cells.filter((cell) => cell !== '');
      const next = rows[place + 1]?.cells ?? [];
      return texts.length >= minHeads && !texts.some(holdsData) && next.filter(holdsData).length > 1;
    });
    const head = rows[at];
    if (head) return headsOf(head.cells, rows.slice(at + 1));
  }
  return null;
}

/** Reads a bank statement (xlsx or csv) row by row, so that a faulty row does not hold back the others. */
export async function readStatement(
  bytes: Buffer,
  { onlyReceived = false, layouts = [], layout }: ReadOptions = {},
): Promise<BankStatement> {
  const mapped = new Map(
    [...layouts, ...(layout ? [layout] : [])].map((one) => [one.fingerprint, one.columns]),
  );
  const look = (heads: readonly string[]): Found => {
    const columns = mapped.size > 0 ? mapped.get(fingerprintOf(heads)) : undefined;
    return columns
      ? { columns: columnsBy(heads, columns), isMapped: true }
      : { columns: findColumns(heads), isMapped: false };
  };
  if (bytes.length > maxBytes) return refused([m.sheet_too_large({ max: maxMegabytes })]);
  const advice = adviseOnFormat(bytes);
  if (advice !== null) return refused([advice]);
  const tables = await readTables(bytes, maxStatementRows + slackRows);
  const table = findTable(tables, look, scoreOfFound);
  const missing = table && !table.found.isMapped ? missingIn(table.found.columns) : [];
  // A row of data may contain a word that is a head elsewhere, such as 收入.
  if (!table || (missing.length > 0 && table.heads.some(holdsData))) {
    const guessed = guessHeads(tables);
    const words = guessed ? m.invoicing_columns_unknown : fault.malformed(m.field_bank_statement);
    return refused([words()], guessed);
  }
  const { rows, heads, found } = table;
  const { columns } = found;
  if (missing.length > 0)
    return refused(
      missing.map((field) => fault.absent(labels[field])()),
      headsOf(heads, rows),
    );
  if (table.isCut || rows.length > maxStatementRows + slackRows)
    return refused([m.fault_at_a_time({ max: maxStatementRows })]);
  const notice = directionIn(columns, rows);
  const assumed = notice ?? { columns, direction: { by: 'ALL_CAME', isLeftNegative: false } };
  const read = rows.flatMap((row) => readRow(row, heads, assumed.columns, assumed.direction) ?? []);
  if (read.length > maxStatementRows) return refused([m.fault_at_a_time({ max: maxStatementRows })]);
  // Columns that hold no day or amount were mapped wrongly.
  const isNew = layout?.fingerprint === fingerprintOf(heads);
  if (isNew && read.every(({ doubt }) => doubt?.kind === 'DAY' || doubt?.kind === 'AMOUNT'))
    return refused([m.invoicing_columns_unreadable()], headsOf(heads, rows));
  // A file with outgoing money only needs no answer.
  if (notice || onlyReceived || read.every(({ amountFen }) => (amountFen ?? 0) <= 0))
    return { rows: read, faults: [], asksDirection: false, asksColumns: null, heads };
  return {
    rows: [],
    faults: [m.fault_statement_direction()],
    asksDirection: true,
    asksColumns: null,
    heads,
  };
}
