import type { Reading } from '@portal/contract/farm/public';
import { type batchImportReadings, maxReadings } from '@portal/contract/farm/record';
import { batchTransitions } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import { and, asc, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { ContextOf, FormContext, OutputOf } from '../../platform/http/context.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { SheetRow } from '../../platform/xlsx/read-sheet.ts';
import { receiveSheet } from '../../platform/xlsx/receive-sheet.ts';
import { instantOf, scaledOf } from '../../platform/xlsx/sheet-cells.ts';
import { type BatchRecord, farmBatches } from '../farm/farm.table.ts';
import { isOf } from '../farm/own/own-batch.public.ts';
import { readingFault, readingsAt, recordReadings } from './record-readings.ts';

type Ctx = FormContext<ContextOf<typeof batchImportReadings>['actor']>;
type Answer = OutputOf<typeof batchImportReadings>;
type Fault = Answer['faults'][number];

/** Column heads of the template; spreadsheets are in Chinese. */
const heads = { batchNo: '批次号', at: '时间', degrees: '箱心温度（℃）' };

/** Columns of the template; the values to be entered are left empty. */
export const templateColumns: SheetColumn<string>[] = [
  { head: heads.batchNo, value: (batchNo) => batchNo, width: 24 },
  { head: heads.at, value: () => null, width: 20 },
  { head: heads.degrees, value: () => null },
];

interface Entered extends Reading {
  row: number;
  batchNo: string;
}

/** Parses a temperature below 100 °C into tenths of a degree; null for anything else. */
function tenthsOf(cell: string): number | null {
  const tenths = scaledOf(cell, 1);
  return tenths === null || Math.abs(tenths) >= 1_000 ? null : tenths;
}

/** Parses a row, or says which cell cannot be read. */
function parse({ row, cells }: SheetRow): Entered | Fault {
  const cell = (name: keyof typeof heads) => cells.get(heads[name]) ?? '';
  const at = instantOf(cell('at'));
  if (cell('batchNo') === '') return { row, text: m.fault_enter({ field: m.field_batch_no() }) };
  if (at === null) return { row, text: m.fault_sheet_time() };
  const tenths = tenthsOf(cell('degrees'));
  if (tenths === null) return { row, text: m.fault_sheet_degrees() };
  return { row, batchNo: cell('batchNo'), at, tenths };
}

const isFault = (row: Entered | Fault): row is Fault => 'text' in row;

/** Locks the caller's batches named in the rows, in a fixed order, so that two imports cannot deadlock. */
async function holdNamed(tx: Db, ctx: Ctx, rows: readonly Entered[]): Promise<Map<string, BatchRecord>> {
  const named = [...new Set(rows.map(({ batchNo }) => batchNo))];
  const found = await tx
    .select()
    .from(farmBatches)
    .where(and(inArray(farmBatches.batchNo, ['', ...named]), isOf(ctx.actor)))
    .orderBy(asc(farmBatches.id))
    .for('update');
  return new Map(found.map((batch) => [batch.batchNo, batch]));
}

interface Checked {
  faults: Fault[];
  fresh: Reading[];
}

/** The new rows of one batch, and what is wrong with the others. */
async function check(tx: Db, now: Date, batch: BatchRecord, rows: readonly Entered[]): Promise<Checked> {
  if (batchTransitions[batch.status].record === undefined)
    return { faults: rows.map(({ row }) => ({ row, text: m.fault_batch_not_recording() })), fresh: [] };
  const known = await readingsAt(
    tx,
    batch.id,
    rows.map(({ at }) => at),
  );
  const checked: Checked = { faults: [], fresh: [] };
  for (const { row, at, tenths } of rows) {
    const text = readingFault(now, { at, tenths }, known.get(at));
    if (text) checked.faults.push({ row, text });
    else if (!known.has(at)) {
      checked.fresh.push({ at, tenths });
      known.set(at, tenths);
    }
  }
  return checked;
}

/**
 * Imports the temperatures of a filled-in template: either all of them, or none and the fault of each row. Readings
 * that exist with the same value are skipped, so that the same file can be imported again.
 * @throws {AppError} 100002, 500015
 */
export async function importReadings(ctx: Ctx): Promise<Answer> {
  const rows = await receiveSheet(ctx, maxReadings, Object.values(heads));
  const parsed = rows.map(parse);
  const entered = parsed.filter((row): row is Entered => !isFault(row));
  return inTransaction(ctx.db, async (tx) => {
    const batches = await holdNamed(tx, ctx, entered);
    const faults = parsed.filter(isFault);
    const fresh: [BatchRecord, Reading[]][] = [];
    for (const [batchNo, own] of Map.groupBy(entered, (row) => row.batchNo)) {
      const batch = batches.get(batchNo);
      if (!batch) {
        faults.push(...own.map(({ row }) => ({ row, text: m.fault_batch_unknown() })));
        continue;
      }
      const checked = await check(tx, ctx.now, batch, own);
      faults.push(...checked.faults);
      fresh.push([batch, checked.fresh]);
    }
    if (faults.length > 0)
      return { entered: 0, known: 0, faults: faults.toSorted((one, other) => one.row - other.row) };
    for (const [batch, readings] of fresh) await recordReadings(tx, ctx, batch, readings);
    const count = fresh.reduce((sum, [, readings]) => sum + readings.length, 0);
    return { entered: count, known: entered.length - count, faults: [] };
  });
}
