import * as fault from '@portal/contract/faults';
import * as m from '@portal/texts/messages';
import { findTable, readTables } from '../../xlsx/read-tables.ts';
import { readRow } from './read-row.ts';
import { countOf, findColumns, missingIn, type NeededField } from './statement-heads.ts';
import type { StatementRow } from './statement-row.ts';
import { directionIn } from './tell-direction.ts';

export interface BankStatement {
  rows: StatementRow[];
  /** Faults of the file as a whole. */
  faults: string[];
  /** Whether the file does not distinguish incoming from outgoing money, so that the user must say. */
  asksDirection: boolean;
}

const labels: Record<NeededField, () => string> = {
  bookedAt: m.field_booked_at,
  amountFen: m.field_amount,
  purpose: m.field_transfer_purpose,
  bankNo: m.field_bank_no,
};

const maxStatementRows = 2_000;
const maxBytes = 5 * 1024 * 1024;
// Extra rows for the bank's own lines above and below the table.
const slackRows = 100;

const refused = (...faults: string[]): BankStatement => ({ rows: [], faults, asksDirection: false });

export interface ReadOptions {
  /** Whether the user states that the file lists only incoming money. */
  onlyReceived?: boolean;
}

/** Reads a bank statement (xlsx or csv) row by row, so that a faulty row does not hold back the others. */
export async function readStatement(
  bytes: Buffer,
  { onlyReceived = false }: ReadOptions = {},
): Promise<BankStatement> {
  const tables = bytes.length > maxBytes ? [] : await readTables(bytes, maxStatementRows + slackRows);
  const table = findTable(tables, findColumns, countOf);
  if (tables.length === 0 || !table) return refused(fault.malformed(m.field_bank_statement)());
  const missing = missingIn(table.found);
  if (missing.length > 0) return refused(...missing.map((field) => fault.absent(labels[field])()));
  if (table.isCut || table.rows.length > maxStatementRows + slackRows)
    return refused(m.fault_at_a_time({ max: maxStatementRows }));
  const { rows, heads, found: columns } = table;
  const notice = directionIn(columns, rows);
  const assumed = notice ?? { columns, direction: { by: 'ALL_CAME', isLeftNegative: false } };
  const read = rows.flatMap((row) => readRow(row, heads, assumed.columns, assumed.direction) ?? []);
  if (read.length > maxStatementRows) return refused(m.fault_at_a_time({ max: maxStatementRows }));
  // A file with outgoing money only needs no answer.
  if (notice || onlyReceived || read.every(({ amountFen }) => (amountFen ?? 0) <= 0))
    return { rows: read, faults: [], asksDirection: false };
  return { rows: [], faults: [m.fault_statement_direction()], asksDirection: true };
}
