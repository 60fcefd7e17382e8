import { type ReadingContent, readingContent, readingSave } from '@portal/contract/billing/meter-manage';
import { readingStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gt, inArray, ne, notInArray, or } from 'drizzle-orm';
import {
  type CellFault,
  checkContent,
  differences,
  importer,
  type Judged,
  type ReadRow,
  textOf,
  type Written,
} from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { bills } from '../bill/bill.table.ts';
import { lastPhotos } from '../meter/meter.queries.ts';
import { anomalies, type Meter, meters, type Reading, readings } from '../meter/meter.table.ts';
import { type Entry, findBefore, recordReadings, type Shown } from '../meter/record-reading.ts';
import { nightOf, readingFault, touOf } from '../meter/require-reading.ts';
import { readingRows } from './money.rows.ts';
import { readingFields } from './reading-fields.ts';

interface Entered {
  meterId: string;
  shown: Omit<Shown, 'readAt'>;
  /** The reading of that month that it takes the place of. */
  before: Reading | null;
}

/** What is known of the meters and months of a batch. */
interface Known {
  meters: ReadonlyMap<string, Meter>;
  /** Readings by meter and month. */
  readings: ReadonlyMap<string, Reading>;
  /** Meters and months that are billed. */
  billed: ReadonlySet<string>;
}

const monthKey = (meterId: string, period: string): string => `${meterId} ${period}`;

/** Readings of these meters in these months. */
const ofMonths = (meterIds: readonly string[], periods: readonly string[]) =>
  and(inArray(readings.meterId, [...meterIds]), inArray(readings.period, [...periods]));

async function billedMonths(
  db: Db,
  meterIds: readonly string[],
  periods: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ meterId: bills.meterId, period: bills.period })
    .from(bills)
    .where(
      and(
        inArray(bills.meterId, [...meterIds]),
        inArray(bills.period, [...periods]),
        ne(bills.status, 'VOID'),
      ),
    );
  return new Set(rows.map(({ meterId, period }) => monthKey(meterId ?? '', period)));
}

async function readKnown(db: Db, rows: readonly ReadRow[]): Promise<Known> {
  const nos = [...new Set(rows.map(({ data }) => textOf(data.meterNo)))];
  const periods = [...new Set(rows.map(({ data }) => textOf(data.period)))];
  const found = await db.select().from(meters).where(inArray(meters.meterNo, nos));
  const ids = found.map(({ id }) => id);
  const present = await db.select().from(readings).where(ofMonths(ids, periods));
  return {
    meters: new Map(found.map((meter) => [meter.meterNo, meter])),
    readings: new Map(present.map((reading) => [monthKey(reading.meterId, reading.period), reading])),
    billed: await billedMonths(db, ids, periods),
  };
}

const columnsOf = (reading: Reading) => ({
  readingX100: reading.readingX100,
  ...reading.tou,
  isRolledOver: reading.isRolledOver,
  nightX100: reading.nightX100,
});

/** What a row changes in the reading of its month; a tenant's reading is at least confirmed by it. */
function changesOf(before: Reading, data: ReadRow['data']): NonNullable<Judged<Entered>['changes']> {
  const changes = differences(readingFields, columnsOf(before), data);
  if (changes.length > 0 || before.status === 'CHECKED') return changes;
  const to = readingStateLabels.CHECKED();
  return [{ field: 'readingX100', from: readingStateLabels[before.status](), to }];
}

type Before = NonNullable<ReturnType<Awaited<ReturnType<typeof findBefore>>['get']>>;

interface Month {
  now: Date;
  known: Known;
  /** Readings before that month by meter; the rows of earlier months in the same batch count. */
  before: ReadonlyMap<string, Before>;
  photos: ReadonlyMap<string, string>;
}

function judge({ data }: ReadRow, { now, known, before, photos }: Month): Judged<Entered> {
  const empty = { peakX100: null, flatX100: null, valleyX100: null };
  const { content, faults } = checkContent(readingContent, { ...empty, ...data }, readingFields);
  const meter = known.meters.get(textOf(data.meterNo));
  const own: CellFault[] = [...faults];
  if (data.meterNo !== undefined && !meter) own.push({ field: 'meterNo', text: m.fault_meter_unknown() });
  if (!content || !meter || own.length > 0) return { faults: own, content: null };
  const key = monthKey(meter.id, content.period);
  const present = known.readings.get(key) ?? null;
  const seen = present && { id: present.id, version: present.version };
  const changes = present ? changesOf(present, data) : [];
  if (present && changes.length === 0) return { faults: [], content: null, present: seen };
  const shown = shownOf(content, meter, present);
  const text =
    typeof shown === 'string'
      ? shown
      : readingFault(
          now,
          meter,
          before.get(meter.id) ?? { period: '', readingX100: meter.initialX100, tou: meter.initialTou },
          { ...shown, readAt: now },
          known.billed.has(key),
        );
  if (typeof shown === 'string' || text !== null) {
    const pictureId = photos.get(meter.id) ?? '';
    return { faults: [{ field: 'readingX100', text: text ?? '', pictureId }], content: null };
  }
  return { faults: [], content: { meterId: meter.id, shown, before: present }, present: seen, changes };
}

/** The values to record, or what is wrong with the registers. */
function shownOf(content: ReadingContent, meter: Meter, present: Reading | null): Entered['shown'] | string {
  const found = touOf(meter.initialTou !== null, content);
  if ('fault' in found) return found.fault;
  return {
    period: content.period,
    readingX100: content.readingX100,
    tou: found.tou,
    isRolledOver: content.isRolledOver,
    nightX100: nightOf(content),
    nightsX100: content.nightsX100,
    photoFileId: present?.photoFileId ?? '',
  };
}

/** Groups by month, the earliest first: a reading counts from the one before it. */
const byMonth = <Row>(rows: readonly Row[], periodOf: (row: Row) => string): [string, Row[]][] =>
  [...Map.groupBy(rows, periodOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Records readings month by month, each as the form for one meter does. */
async function writeReadings(
  tx: Db,
  ctx: WriteContext,
  rows: readonly { content: Entered; origin: string }[],
): Promise<Written[]> {
  const ids = rows.map(({ content }) => content.meterId);
  // In a fixed order, so that two imports can't deadlock.
  const locked = await tx
    .select()
    .from(meters)
    .where(inArray(meters.id, ids))
    .orderBy(asc(meters.id))
    .for('update');
  const byId = new Map(locked.map((meter) => [meter.id, meter]));
  const billed = await billedMonths(
    tx,
    ids,
    rows.map(({ content }) => content.shown.period),
  );
  const saved = new Map<string, Reading>();
  for (const [period, month] of byMonth(rows, ({ content }) => content.shown.period)) {
    const before = await findBefore(tx, locked, period);
    const entries = month.map(({ content }): Entry => {
      const [meter, previous] = [byId.get(content.meterId), before.get(content.meterId)];
      const shown = { ...content.shown, readAt: ctx.now };
      const isBilled = billed.has(monthKey(content.meterId, period));
      // A tenant may have sent a reading since the check.
      if (!meter || !previous || readingFault(ctx.now, meter, previous, shown, isBilled) !== null)
        throw new Error(`a reading of ${period} does not fit any more`);
      return { meter, shown, before: previous };
    });
    for (const reading of await recordReadings(tx, ctx, entries, { source: 'STAFF', status: 'CHECKED' }))
      saved.set(monthKey(reading.meterId, reading.period), reading);
  }
  const written = rows.map(({ content }): Written => {
    const reading = saved.get(monthKey(content.meterId, content.shown.period));
    if (!reading) throw new Error('failed to insert reading');
    return { id: reading.id, version: reading.version, before: content.before };
  });
  await writeLogs(
    tx,
    ctx,
    rows.map(({ content: { meterId, shown }, origin }, at) => ({
      event: 'reading.enter',
      entity: 'reading',
      entityId: written[at]?.id ?? '',
      after: { meterId, period: shown.period, readingX100: shown.readingX100, importedFrom: origin },
    })),
  );
  return written;
}

const restored = ({ readAt, createdAt, updatedAt, ...reading }: Reading): Reading => ({
  ...reading,
  readAt: new Date(readAt),
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

/** Takes readings back: those that they took the place of come back, and the meters show the latest that is left. */
async function undoReadings(
  tx: Db,
  ctx: WriteContext,
  rows: readonly (Written & { origin: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const gone = await tx.delete(readings).where(inArray(readings.id, ids)).returning();
  const before = rows.flatMap((row) => (row.before === null ? [] : [restored(row.before as Reading)]));
  if (before.length > 0) await tx.insert(readings).values(before);
  const meterIds = [...new Set(gone.map(({ meterId }) => meterId))];
  const of = await tx
    .select()
    .from(meters)
    .where(inArray(meters.id, meterIds))
    .orderBy(asc(meters.id))
    .for('update');
  const last = await findBefore(tx, of, '');
  for (const { id, initialX100 } of of) {
    const { readingX100: lastX100, period: lastPeriod } = last.get(id) ?? {
      readingX100: initialX100,
      period: '',
    };
    await tx.update(meters).set({ lastX100, lastPeriod, updatedAt: ctx.now }).where(eq(meters.id, id));
  }
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, origin }) => ({
      event: 'reading.undoImport',
      entity: 'reading',
      entityId: id,
      after: { importedFrom: origin },
    })),
  );
}

/** Readings that are billed, that later ones count from, or whose anomalies the tenants have answered. */
async function builtUpon(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const own = await db
    .select()
    .from(readings)
    .where(inArray(readings.id, [...ids]));
  const built = new Map<string, string[]>();
  if (own.length === 0) return built;
  const add = (id: string, why: string) => built.set(id, [...new Set([...(built.get(id) ?? []), why])]);
  const months = await billedMonths(
    db,
    own.map(({ meterId }) => meterId),
    own.map(({ period }) => period),
  );
  for (const { id, meterId, period } of own)
    if (months.has(monthKey(meterId, period))) add(id, m.import_kept_bills());
  const later = await db
    .select({ meterId: readings.meterId, period: readings.period })
    .from(readings)
    .where(
      and(
        notInArray(readings.id, [...ids]),
        or(
          ...own.map(({ meterId, period }) =>
            and(eq(readings.meterId, meterId), gt(readings.period, period)),
          ),
        ),
      ),
    );
  const laterIds = new Set(later.map(({ meterId }) => meterId));
  for (const { id, meterId } of own) if (laterIds.has(meterId)) add(id, m.import_kept_readings());
  const answered = await db
    .select({ id: anomalies.readingId })
    .from(anomalies)
    .where(and(inArray(anomalies.readingId, [...ids]), ne(anomalies.status, 'OPEN')));
  for (const { id } of answered) add(id, m.import_kept_records());
  return built;
}

/** Readings of meters by month, with the same rules as the form for one meter. */
export const readingImporter = importer<Entered>({
  kind: 'READING',
  roles: readingSave.access,
  after: ['METER'],
  fields: readingFields,
  keys: ['meterNo', 'period'],
  count: (db) => db.$count(readings),
  rowsOf: readingRows,
  sums: ['readingX100'],
  async check(db, ctx, rows) {
    const known = await readKnown(db, rows);
    const judged = new Map<ReadRow, Judged<Entered>>();
    const ahead = new Map<string, Before>();
    for (const [period, month] of byMonth(rows, ({ data }) => textOf(data.period))) {
      const of = [...known.meters.values()];
      const before = new Map(await findBefore(db, of, period));
      for (const [id, row] of ahead) if (row.period > (before.get(id)?.period ?? '')) before.set(id, row);
      const photos = await lastPhotos(db, of, period);
      for (const row of month) {
        const found = judge(row, { now: ctx.now, known, before, photos });
        judged.set(row, found);
        if (found.content) {
          const { meterId, shown } = found.content;
          ahead.set(meterId, { period, readingX100: shown.readingX100, tou: shown.tou });
        }
      }
    }
    return rows.map((row) => judged.get(row) ?? { faults: [], content: null });
  },
  write: writeReadings,
  builtUpon,
  async versions(db, ids) {
    const rows = await db
      .select({ id: readings.id, version: readings.version })
      .from(readings)
      .where(inArray(readings.id, [...ids]))
      .orderBy(asc(readings.id))
      .for('update');
    return new Map(rows.map(({ id, version }) => [id, version]));
  },
  undo: undoReadings,
});
