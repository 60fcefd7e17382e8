import { period as periodSchema } from '@portal/contract/billing/bill-price';
import {
  importRows,
  type ReadingCorrections,
  readingCorrections,
  type readingImport,
} from '@portal/contract/billing/meter-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { ContextOf, FormContext, OutputOf } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { SheetRow } from '../../../platform/xlsx/read-sheet.ts';
import { receiveSheet } from '../../../platform/xlsx/receive-sheet.ts';
import { isEmptyCell, monthOf, scaledOf } from '../../../platform/xlsx/sheet-cells.ts';
import { bills } from '../bill/bill.table.ts';
import { lastPhotos, type PlacedMeter, placeOfMeter } from './meter.queries.ts';
import { meters, type TouRegisters } from './meter.table.ts';
import { type Entry, findBefore, recordReadings, type Shown } from './record-reading.ts';
import { nightOf, readingFault, touOf } from './require-reading.ts';

/** Template headings; spreadsheets are in Chinese. */
const heads = {
  meterNo: '户号',
  place: '位置',
  previous: '上期读数',
  period: '账期',
  reading: '本期读数',
  peak: '峰读数',
  flat: '平读数',
  valley: '谷读数',
  rolledOver: '已过零（是/否）',
  night: '夜间流量',
  nights: '逐晚流量（1日起，空格隔开）',
};

/** Template columns for a month; the cells to fill in are empty. */
export const templateColumns = (period: string): SheetColumn<PlacedMeter>[] => [
  { head: heads.meterNo, value: ({ meter }) => meter.meterNo },
  { head: heads.place, value: placeOfMeter, width: 28 },
  { head: heads.previous, value: ({ meter }) => meter.lastX100 / 100 },
  { head: heads.period, value: () => period },
  ...[heads.reading, heads.peak, heads.flat, heads.valley, heads.rolledOver, heads.night, heads.nights].map(
    (head) => ({
      head,
      value: () => null,
    }),
  ),
];

const maxX100 = 100_000_000_000;

/** Parses a quantity into hundredths; null if empty, undefined if invalid. */
function hundredthsOf(text: string): number | null | undefined {
  if (isEmptyCell(text)) return null;
  const x100 = scaledOf(text, 2);
  return x100 === null || x100 < 0 || x100 >= maxX100 ? undefined : x100;
}

/** Parses the nightly quantities of a month; null if empty, undefined if one is invalid. */
function nightsOf(text: string): number[] | null | undefined {
  if (isEmptyCell(text)) return null;
  const nights = text.split(/[\s,，、]+/).map(hundredthsOf);
  return nights.length <= 31 && nights.every((night) => typeof night === 'number') ? nights : undefined;
}

interface Entered {
  row: number;
  meterNo: string;
  period: string;
  readingX100: number;
  peakX100: number | null;
  flatX100: number | null;
  valleyX100: number | null;
  nightX100: number | null;
  nightsX100: number[] | null;
  isRolledOver: boolean;
}

type FaultView = OutputOf<typeof readingImport>['faults'][number];
type Fault = Pick<FaultView, 'row' | 'text' | 'field'>;

const registers = ['reading', 'peak', 'flat', 'valley', 'night'] as const;

/** Month in a cell, also if the spreadsheet turned it into a date; otherwise the cell's text. */
const periodOf = (cell = ''): string => monthOf(cell) ?? cell;

/** Parses a row, or reports the cell that can't be read. */
function parse({ row, cells }: SheetRow): Entered | Fault {
  const cell = (name: keyof typeof heads) => cells.get(heads[name]) ?? '';
  const fault = (field: Fault['field'], text: string): Fault => ({ row, field, text });
  const [readingX100, peakX100, flatX100, valleyX100, nightX100] = registers.map((name) =>
    hundredthsOf(cell(name)),
  );
  const nightsX100 = nightsOf(cell('nights'));
  if (cell('meterNo') === '') return fault('meterNo', m.fault_enter({ field: m.field_meter_no() }));
  const period = periodOf(cell('period'));
  if (!periodSchema.safeParse(period).success)
    return fault('period', m.fault_malformed({ field: m.field_period() }));
  if (readingX100 === null) return fault('reading', m.fault_enter({ field: m.field_reading() }));
  if (
    readingX100 === undefined ||
    peakX100 === undefined ||
    flatX100 === undefined ||
    valleyX100 === undefined ||
    nightX100 === undefined ||
    nightsX100 === undefined
  )
    return fault('reading', m.fault_two_decimals_number());
  return {
    row,
    meterNo: cell('meterNo'),
    period,
    readingX100,
    peakX100,
    flatX100,
    valleyX100,
    nightX100,
    nightsX100,
    isRolledOver: cell('rolledOver') === '是',
  };
}

const isFault = (row: object): row is Fault => 'text' in row;

/** Errors between rows that are valid on their own: repeated meters, or several months in one file. */
function faultsBetween(rows: readonly Entered[]): Fault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, meterNo, period }): Fault[] => {
    const first = seen.get(meterNo);
    seen.set(meterNo, first ?? row);
    if (first !== undefined) return [{ row, field: 'meterNo', text: m.fault_meter_twice({ row: first }) }];
    return period === rows[0]?.period ? [] : [{ row, field: 'period', text: m.fault_one_period() }];
  });
}

/** Stored data on the meter named in a row. */
type Known = Pick<FaultView, 'previousX100' | 'photoFileId'>;

/** Matches rows with their meters and validates them; previous readings are included even for faulty rows. */
async function check(tx: Db, now: Date, rows: readonly Entered[], sheet: readonly SheetRow[]) {
  const named = sheet.map(({ cells }) => cells.get(heads.meterNo) ?? '');
  const numbers = [...new Set([...named, ...rows.map(({ meterNo }) => meterNo)])];
  const period = rows[0]?.period ?? periodOf(sheet[0]?.cells.get(heads.period));
  // In a fixed order, so that two imports can't deadlock.
  const found = await tx
    .select()
    .from(meters)
    .where(inArray(meters.meterNo, numbers))
    .orderBy(asc(meters.id))
    .for('update');
  const byNo = new Map(found.map((meter) => [meter.meterNo, meter]));
  const before = await findBefore(tx, found, period);
  const billed = await tx
    .select({ meterId: bills.meterId })
    .from(bills)
    .where(
      and(
        inArray(
          bills.meterId,
          found.map(({ id }) => id),
        ),
        eq(bills.period, period),
        ne(bills.status, 'VOID'),
      ),
    );
  const photos = await lastPhotos(tx, [...byNo.values()], period);
  const billedIds = new Set(billed.map(({ meterId }) => meterId));
  const entries = rows.map((row): Fault | Entry => {
    const meter = byNo.get(row.meterNo);
    const previous = meter && before.get(meter.id);
    if (!meter || !previous) return { row: row.row, field: 'meterNo', text: m.fault_meter_unknown() };
    const tou = touOf(meter.initialTou !== null, row);
    if ('fault' in tou) return { row: row.row, field: 'reading', text: tou.fault };
    const shown = shownOf(row, tou.tou, now);
    const fault = readingFault(now, meter, previous, shown, billedIds.has(meter.id));
    return fault === null
      ? { meter, shown, before: previous }
      : { row: row.row, field: 'reading', text: fault };
  });
  return {
    faults: entries.filter(isFault),
    knownOf: (meterNo: string): Known => {
      const id = byNo.get(meterNo)?.id ?? '';
      return { previousX100: before.get(id)?.readingX100 ?? null, photoFileId: photos.get(id) ?? '' };
    },
    entries: entries.filter((entry): entry is Entry => !isFault(entry)),
  };
}

const shownOf = (row: Entered, tou: TouRegisters | null, now: Date): Shown => ({
  period: row.period,
  readingX100: row.readingX100,
  tou,
  isRolledOver: row.isRolledOver,
  nightX100: nightOf(row),
  nightsX100: row.nightsX100,
  photoFileId: '',
  readAt: now,
});

/** Form field with the corrections of faulty rows. */
const corrections = 'corrections';

/** @throws {AppError} 100001 */
function parseCorrections(text: string): ReadingCorrections {
  try {
    return readingCorrections.parse(JSON.parse(text));
  } catch {
    throw new AppError(retCodes.PARAMETER_INVALID);
  }
}

interface Received {
  rows: SheetRow[];
  corrections: ReadonlyMap<number, ReadingCorrections[number]['content']>;
}

/** Rows of the uploaded file, and the corrections that replace some of them. */
async function receive(ctx: FormContext): Promise<Received> {
  const { rows, fieldText } = await receiveSheet(ctx, importRows, Object.values(heads), corrections);
  const corrected = fieldText === null ? [] : parseCorrections(fieldText);
  return { rows, corrections: new Map(corrected.map(({ row, content }) => [row, content])) };
}

/** A faulty row as it appears in the file. */
function viewFault(fault: Fault, { cells }: SheetRow, knownOf: (meterNo: string) => Known): FaultView {
  const cell = (name: keyof typeof heads) => (cells.get(heads[name]) ?? '').slice(0, 60);
  const known = knownOf(cell('meterNo'));
  const quantity = (name: (typeof registers)[number]) => hundredthsOf(cell(name)) ?? null;
  return {
    ...fault,
    meterNo: cell('meterNo'),
    place: cell('place'),
    period: periodOf(cell('period')),
    written: cell('reading'),
    ...known,
    readingX100: quantity('reading'),
    peakX100: quantity('peak'),
    flatX100: quantity('flat'),
    valleyX100: quantity('valley'),
    nightX100: quantity('night'),
    nightsX100: nightsOf(cells.get(heads.nights) ?? '') ?? null,
    isRolledOver: cell('rolledOver') === '是',
  };
}

/**
 * Imports a filled-in template: either every reading is saved, or none and each row's errors are returned.
 * @throws {AppError} 100001, 100002, 500015
 */
export async function importReadings(
  ctx: FormContext<ContextOf<typeof readingImport>['actor']>,
): Promise<OutputOf<typeof readingImport>> {
  const { rows, corrections } = await receive(ctx);
  const parsed = rows.flatMap((row): (Entered | Fault)[] => {
    const content = corrections.get(row.row);
    if (content === null) return [];
    return [content ? { row: row.row, ...content } : parse(row)];
  });
  if (parsed.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
  const entered = parsed.filter((row): row is Entered => !isFault(row));
  const between = faultsBetween(entered);
  const unread = [...parsed.filter(isFault), ...between];
  const single = entered.filter(({ row }) => !between.some((fault) => fault.row === row));
  const rowOf = new Map(rows.map((row) => [row.row, row]));
  return inTransaction(ctx.db, async (tx) => {
    const { faults, entries, knownOf } = await check(tx, ctx.now, single, rows);
    const all = [...unread, ...faults].sort((one, other) => one.row - other.row);
    if (all.length > 0)
      return {
        entered: 0,
        ready: entries.length,
        faults: all.flatMap((fault) => {
          const row = rowOf.get(fault.row);
          return row ? [viewFault(fault, row, knownOf)] : [];
        }),
      };
    await recordReadings(tx, ctx, entries, { source: 'STAFF', status: 'CHECKED' });
    await writeLog(tx, ctx, {
      event: 'reading.import',
      entity: 'reading',
      entityId: '',
      after: { period: single[0]?.period, totalRows: entries.length },
    });
    return { entered: entries.length, ready: 0, faults: [] };
  });
}
