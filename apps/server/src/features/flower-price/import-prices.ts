import type { priceImport } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import type { ContextOf, FormContext, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import type { SheetRow } from '../../platform/xlsx/read-sheet.ts';
import { receiveSheet } from '../../platform/xlsx/receive-sheet.ts';
import { dayOf, scaledOf } from '../../platform/xlsx/sheet-cells.ts';
import { listVarieties } from './flower-price.queries.ts';
import { flowerPrices, type PriceRecord } from './flower-price.table.ts';
import { heads } from './flower-price.view.ts';

type Ctx = FormContext<ContextOf<typeof priceImport>['actor']>;
type Answer = OutputOf<typeof priceImport>;
type Fault = Answer['faults'][number];
type Entered = Pick<PriceRecord, 'varietyCode' | 'day' | 'fen' | 'stems' | 'source'> & { row: number };

/** A year of twelve varieties, with room to spare. */
const maxRows = 10_000;

const maxFen = 1_000_000;
const maxStems = 1_000_000_000;
const maxSource = 40;

interface Known {
  codeOf: ReadonlyMap<string, string>;
  today: string;
}

/** Parses a row, or returns the first fault in it. */
function parse({ row, cells }: SheetRow, { codeOf, today }: Known): Entered | Fault {
  const cell = (name: keyof typeof heads) => cells.get(heads[name]) ?? '';
  const fault = (text: string): Fault => ({ row, text });
  const varietyCode = codeOf.get(cell('variety'));
  const day = dayOf(cell('day'));
  const fen = scaledOf(cell('price'), 2) ?? 0;
  const stems = scaledOf(cell('stems'), 0) ?? -1;
  if (varietyCode === undefined)
    return fault(m.fault_variety_unknown({ name: cell('variety').slice(0, 40) }));
  if (day === null) return fault(m.fault_day());
  if (day > today) return fault(m.fault_price_ahead());
  if (fen <= 0 || fen >= maxFen) return fault(m.fault_sheet_price());
  if (stems < 0 || stems >= maxStems) return fault(m.fault_sheet_stems());
  if (cell('source') === '') return fault(m.fault_enter({ field: m.field_source() }));
  if (cell('source').length > maxSource)
    return fault(m.fault_longest({ field: m.field_source(), max: maxSource }));
  return { row, varietyCode, day, fen, stems, source: cell('source') };
}

const isFault = (row: Entered | Fault): row is Fault => 'text' in row;

const keyOf = ({ varietyCode, day }: Pick<Entered, 'varietyCode' | 'day'>) => `${varietyCode} ${day}`;

/** Rows that repeat the variety and day of an earlier row. */
function repeated(rows: readonly Entered[]): Fault[] {
  const seen = new Map<string, number>();
  return rows.flatMap((entered): Fault[] => {
    const first = seen.get(keyOf(entered));
    seen.set(keyOf(entered), first ?? entered.row);
    return first === undefined ? [] : [{ row: entered.row, text: m.fault_price_twice({ row: first }) }];
  });
}

/** The prices that exist for these days. */
async function readPresent(tx: Db, rows: readonly Entered[]): Promise<Map<string, PriceRecord>> {
  const days = rows.map(({ day }) => day).toSorted();
  const codes = [...new Set(rows.map(({ varietyCode }) => varietyCode))];
  const present = await tx
    .select()
    .from(flowerPrices)
    .where(
      and(
        inArray(flowerPrices.varietyCode, codes),
        gte(flowerPrices.day, days[0] ?? ''),
        lte(flowerPrices.day, days.at(-1) ?? ''),
      ),
    );
  return new Map(present.map((price) => [keyOf(price), price]));
}

const isSame = (one: PriceRecord, { fen, stems, source }: Entered) =>
  one.fen === fen && one.stems === stems && one.source === source;

/** Writes rows in chunks, because a statement can hold only so many parameters. */
async function write(tx: Db, ctx: Ctx, rows: readonly Entered[]): Promise<void> {
  const { now, actor } = ctx;
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  for (let from = 0; from < rows.length; from += 1_000)
    await tx
      .insert(flowerPrices)
      .values(
        rows
          .slice(from, from + 1_000)
          .map(({ row: _row, ...price }) => ({ ...price, ...by, id: ulid(now.getTime()) })),
      )
      .onConflictDoUpdate({
        target: [flowerPrices.varietyCode, flowerPrices.day],
        set: {
          fen: sql`excluded.fen`,
          stems: sql`excluded.stems`,
          source: sql`excluded.source`,
          version: sql`${flowerPrices.version} + 1`,
          updatedAt: now,
          updatedBy: actor.userId,
        },
      });
}

/** Logs each correction separately, with the previous value. */
async function logCorrections(
  tx: Db,
  ctx: Ctx,
  changed: readonly Entered[],
  present: ReadonlyMap<string, PriceRecord>,
): Promise<void> {
  for (const entered of changed) {
    const before = present.get(keyOf(entered));
    if (!before) continue;
    const valuesOf = ({ fen, stems, source }: Pick<Entered, 'fen' | 'stems' | 'source'>) => ({
      fen,
      stems,
      source,
    });
    await writeLog(tx, ctx, {
      event: 'flowerPrice.edit',
      entity: 'flowerPrice',
      entityId: before.id,
      before: valuesOf(before),
      after: valuesOf(entered),
    });
  }
}

/**
 * Imports the prices of a filled-in template: either all of them, or none and the fault of each row. A variety has one
 * price per day, so importing a file again changes nothing and a corrected file applies its corrections.
 * @throws {AppError} 100002, 500015
 */
export async function importPrices(ctx: Ctx): Promise<Answer> {
  const { rows } = await receiveSheet(ctx, maxRows, Object.values(heads));
  return inTransaction(ctx.db, async (tx) => {
    // Imports are serialised, so that each correction sees the actual previous value.
    await takeTurn(tx, 'flower prices');
    const codeOf = new Map((await listVarieties(tx)).map(({ code, name }) => [name, code]));
    const parsed = rows.map((row) => parse(row, { codeOf, today: chinaDayOf(ctx.now) }));
    const entered = parsed.filter((row): row is Entered => !isFault(row));
    const faults = [...parsed.filter(isFault), ...repeated(entered)];
    if (faults.length > 0)
      return {
        entered: 0,
        corrected: 0,
        known: 0,
        faults: faults.toSorted((one, other) => one.row - other.row),
      };
    const present = await readPresent(tx, entered);
    const fresh = entered.filter((row) => !present.has(keyOf(row)));
    const changed = entered.filter((row) => {
      const before = present.get(keyOf(row));
      return before !== undefined && !isSame(before, row);
    });
    await write(tx, ctx, [...fresh, ...changed]);
    await logCorrections(tx, ctx, changed, present);
    const count = { entered: fresh.length, corrected: changed.length };
    if (fresh.length + changed.length > 0) {
      await writeLog(tx, ctx, {
        event: 'flowerPrice.import',
        entity: 'flowerPrice',
        entityId: '',
        after: { totalRows: fresh.length + changed.length },
      });
      await invalidateTags(tx, ['flowerPrice']);
    }
    return { ...count, known: entered.length - fresh.length - changed.length, faults: [] };
  });
}
