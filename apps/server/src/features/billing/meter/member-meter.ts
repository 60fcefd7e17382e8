import type {
  anomalyOperate,
  meterBind,
  meterQueryDetail,
  meterQueryList,
  meterSubmitReading,
} from '@portal/contract/billing/meter';
import { anomalyTransitions } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { explainedByPage, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { units } from '../../building/building.table.ts';
import { reportFault } from '../../repair/repair.public.ts';
import { bills } from '../bill/bill.table.ts';
import { viewBill } from '../bill/bill.view.ts';
import { comparePeers } from './compare-peers.ts';
import {
  findPlacedMeter,
  getPlacedMeter,
  listAnomaliesOf,
  listOwnMeters,
  listReadingsOf,
  type PlacedMeter,
  placeOfMeter,
} from './meter.queries.ts';
import { type Anomaly, anomalies, meters, readings } from './meter.table.ts';
import { draftOf, viewAnomaly, viewMeter, viewMonth } from './meter.view.ts';
import { movePeriod, periodOf, yearBefore } from './periods.ts';
import { priceOfDay } from './price-of-day.ts';
import { findBefore, recordReadings } from './record-reading.ts';
import { requireNewReading, requireShown } from './require-reading.ts';

/** Number of months charted on a meter's page. */
export const shownMonths = 24;

export const ownerOf = ({ enterpriseId }: { enterpriseId: string | null }): string => {
  if (enterpriseId === null) throw notFound();
  return enterpriseId;
};

export const listMyMeters: Verb<typeof meterQueryList> = async ({ db, actor, now }) => {
  const mine = ownerOf(actor);
  const rows = await listOwnMeters(db, mine);
  const ids = rows.map(({ meter }) => meter.id);
  const [months, found] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          listReadingsOf(db, ids, mine, movePeriod(periodOf(now), -13)),
          listAnomaliesOf(db, ids, mine),
        ]);
  return {
    rows: rows.map((row) =>
      viewMeter(
        row,
        months.filter(({ meterId }) => meterId === row.meter.id),
        found.filter(({ meterId, status }) => meterId === row.meter.id && status === 'OPEN'),
      ),
    ),
  };
};

/** @throws {AppError} 500404 */
export const getMyMeter: Verb<typeof meterQueryDetail> = async ({ db, actor, now }, { id }) => {
  const mine = ownerOf(actor);
  const [row] = await listOwnMeters(db, mine, id);
  if (!row) throw notFound();
  const [months, found, itsBills] = await Promise.all([
    listReadingsOf(db, [id], mine, movePeriod(periodOf(now), 1 - shownMonths)),
    listAnomaliesOf(db, [id], mine),
    db
      .select()
      .from(bills)
      .where(and(eq(bills.meterId, id), eq(bills.enterpriseId, mine), isNotNull(bills.issueDate)))
      .orderBy(desc(bills.period))
      .limit(shownMonths),
  ]);
  const usage = new Map(months.map(({ period, usageX100 }) => [period, usageX100]));
  return {
    ...viewMeter(row, months, found),
    months: months.map((month) => viewMonth(month, usage.get(yearBefore(month.period)) ?? null)),
    bills: itsBills.map((bill) => viewBill(bill, now)),
    nextPeriod: periodOf(now),
    perM2: await comparePeers(
      db,
      itsBills.find(({ status }) => status !== 'VOID'),
    ),
    ...(await priceOfDay(db, row.meter, months, now)),
  };
};

/**
 * Adds a meter of a unit leased by the caller's enterprise to its account.
 * @throws {AppError} 500011 NOT_BOUND_METER for any other meter
 */
export const bindMeter: Verb<typeof meterBind> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const mine = ownerOf(ctx.actor);
    const isTheirs = sql`${meters.meterNo} = ${data.meterNo} and ${units.enterpriseId} = ${mine}
      and ${meters.status} = 'ONLINE'`;
    const found = await findPlacedMeter(tx, isTheirs);
    if (!found) throw explainedByPage('NOT_BOUND_METER');
    const { id } = found.meter;
    await updateVersion(tx, ctx, meters, id, { enterpriseId: mine });
    await writeLog(tx, ctx, {
      event: 'meter.bind',
      entity: 'meter',
      entityId: id,
      after: { enterpriseId: mine },
    });
    return { meterId: id };
  });

/**
 * Submits this month's meter reading, to be checked by staff.
 * @throws {AppError} 500404, 100002
 */
export const submitReading: Verb<typeof meterSubmitReading> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const mine = ownerOf(ctx.actor);
    const [meter] = await tx
      .select()
      .from(meters)
      .where(and(eq(meters.id, data.meterId), eq(meters.enterpriseId, mine)))
      .for('update');
    if (!meter) throw notFound();
    const photo = await findFile(tx, data.photoFileId, 0);
    if (photo?.ownerUserId !== ctx.actor.userId || photo.width === null)
      throw fieldsRefused({ 'data.photoFileId': m.fault_meter_photo() });
    const period = periodOf(ctx.now);
    const [taken] = await tx
      .select({ status: readings.status })
      .from(readings)
      .where(and(eq(readings.meterId, meter.id), eq(readings.period, period)));
    if (taken && taken.status !== 'RAW') throw fieldsRefused({ 'data.readingX100': m.fault_already_read() });
    const shown = {
      period,
      readingX100: data.readingX100,
      tou: requireShown('data', meter.initialTou !== null, data),
      isRolledOver: false,
      nightX100: null,
      photoFileId: data.photoFileId,
      readAt: ctx.now,
    };
    const before = (await findBefore(tx, [meter], period)).get(meter.id);
    if (!before) throw new Error('a meter has no initial reading');
    const fault = await requireNewReading(tx, ctx.now, meter, before, shown);
    if (fault) throw fieldsRefused({ 'data.readingX100': fault });
    const [reading] = await recordReadings(tx, ctx, [{ meter, shown, before }], {
      source: 'SELF',
      status: 'RAW',
    });
    if (!reading) throw new Error('failed to insert reading');
    await writeLog(tx, ctx, {
      event: 'reading.submit',
      entity: 'reading',
      entityId: reading.id,
      after: { meterId: meter.id, period, readingX100: data.readingX100 },
    });
    return { readingId: reading.id };
  });

/** Opens one repair ticket for all of a meter's anomalies in a month; it names the meter and the month's bill. */
async function askForRepair(tx: Db, ctx: Context, anomaly: Anomaly, meter: PlacedMeter) {
  const { meterId, period, enterpriseId } = anomaly;
  const [asked] = await tx
    .select({ ticketId: anomalies.ticketId, ticketNo: anomalies.ticketNo })
    .from(anomalies)
    .where(and(eq(anomalies.meterId, meterId), eq(anomalies.period, period), isNotNull(anomalies.ticketId)));
  if (asked) return asked;
  const [bill] = await tx
    .select({ no: bills.no })
    .from(bills)
    .where(and(eq(bills.meterId, meterId), eq(bills.period, period), ne(bills.status, 'VOID')));
  const isWater = meter.meter.kind === 'WATER';
  return reportFault(tx, ctx, {
    typeCode: isWater ? 'WATER' : 'ELEC',
    // Leaking water causes damage while it waits.
    priority: isWater ? 'HIGH' : 'MEDIUM',
    place: placeOfMeter(meter),
    // Stored in Chinese, like all content.
    description: inLanguage('zh', () =>
      [draftOf(anomaly, meter), bill ? m.billing_draft_bill({ no: bill.no }) : ''].join(''),
    ),
    reporterId: ctx.actor.userId,
    enterpriseId,
  });
}

/**
 * Confirms the report drafted for an anomaly and sends it to repairs, or dismisses the anomaly.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateAnomaly: Verb<typeof anomalyOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const mine = ownerOf(ctx.actor);
    const row = await lockVersion(tx, anomalies, { id, version }, eq(anomalies.enterpriseId, mine));
    const status = nextState(anomalyTransitions, row.status, event);
    const meter = await getPlacedMeter(tx, eq(meters.id, row.meterId));
    const ticket = event === 'confirm' ? await askForRepair(tx, ctx, row, meter) : {};
    const moved = await moveState(tx, ctx, anomalies, row, {
      entity: 'anomaly',
      event,
      set: { status, ...ticket },
      // The ticket has its own log entry.
      logged: (each) => ({ status: each.status }),
    });
    return viewAnomaly(moved, meter);
  });
