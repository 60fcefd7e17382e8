import { retCodes } from '@portal/contract/ret-code';
import type { upkeepOperateDate, upkeepQueryCalendar, upkeepQueryDate } from '@portal/contract/upkeep/plan';
import { type UpkeepDateEvent, type UpkeepState, upkeepDateEvents } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, gte, inArray, lt, ne } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { OutputOf, Verb } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { users } from '../identity/user.table.ts';
import { repairAssets, repairTickets } from '../repair/repair.table.ts';
import { appendEvent, lockPlan, openDates } from './open-dates.public.ts';
import { type DateRow, upkeepChecks, upkeepDates, upkeepEvents, upkeepPlans } from './upkeep.table.ts';
import { addMonths, nextDate, rhythmBetween } from './upkeep-rules.ts';

const selectDates = (db: Db) =>
  db
    .select({
      date: getTableColumns(upkeepDates),
      plan: getTableColumns(upkeepPlans),
      assetName: repairAssets.name,
      place: repairAssets.place,
      ticketState: repairTickets.status,
    })
    .from(upkeepDates)
    .innerJoin(upkeepPlans, eq(upkeepPlans.id, upkeepDates.planId))
    .leftJoin(repairAssets, eq(repairAssets.id, upkeepDates.assetId))
    .leftJoin(repairTickets, eq(repairTickets.id, upkeepDates.ticketId));
type DateFound = Awaited<ReturnType<typeof selectDates>>[number];

function stateOf({ status, dueOn }: Pick<DateRow, 'status' | 'dueOn'>, today: string): UpkeepState {
  if (status !== 'PLANNED' && status !== 'TICKET') return status;
  if (dueOn !== null && dueOn < today) return 'OVERDUE';
  return status === 'TICKET' ? 'DUE' : 'PLANNED';
}

const viewRow = ({ plan, assetName, place }: DateFound) => ({
  planId: plan.id,
  planName: plan.name,
  assetName: assetName ?? '',
  place: place ?? '',
});

/** The later days of an open date, if its work is done on the planned day each time. */
function forecast({ plan, date }: DateFound, from: string, to: string): string[] {
  if (date.dueOn === null || plan.rhythm === 'METER') return [];
  const days: string[] = [];
  const done = { plannedOn: date.plannedOn, dueOn: date.dueOn, doneOn: date.dueOn };
  let { dueOn } = nextDate(plan, done);
  if (plan.basis === 'PLANNED' || plan.rhythm !== 'MONTHS')
    return [dueOn, ...rhythmBetween(plan, dueOn, to)].filter((day) => day >= from && day < to);
  for (; dueOn < to; dueOn = addMonths(dueOn, plan.months ?? 1)) if (dueOn >= from) days.push(dueOn);
  return days;
}

/** The dates of a month, with those that only follow from the plans so far. */
export const queryCalendar: Verb<typeof upkeepQueryCalendar> = async ({ db, now }, { month }) => {
  const today = chinaDayOf(now);
  const from = `${month}-01`;
  const to = addMonths(from, 1);
  const open = inArray(upkeepDates.status, ['PLANNED', 'TICKET']);
  const [kept, going] = await Promise.all([
    selectDates(db)
      .where(and(gte(upkeepDates.dueOn, from), lt(upkeepDates.dueOn, to), ne(upkeepDates.status, 'ENDED')))
      .orderBy(asc(upkeepDates.dueOn), asc(upkeepDates.id)),
    selectDates(db).where(and(open, lt(upkeepDates.dueOn, to), eq(upkeepPlans.status, 'ACTIVE'))),
  ]);
  const dates = kept.map((row) => ({
    ...viewRow(row),
    dateId: row.date.id,
    dueOn: row.date.dueOn ?? from,
    state: stateOf(row.date, today),
  }));
  const followed = going.flatMap((row) =>
    forecast(row, from, to)
      .filter((day) => day >= today)
      .map((dueOn) => ({ ...viewRow(row), dateId: null, dueOn, state: 'PLANNED' as const })),
  );
  return {
    today,
    dates: [...dates, ...followed].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
  };
};

/** @throws {AppError} 500404 */
async function viewDate(db: Db, id: string, now: Date): Promise<OutputOf<typeof upkeepQueryDate>> {
  const [row] = await selectDates(db).where(eq(upkeepDates.id, id));
  if (!row) throw notFound();
  const checks = await db
    .select()
    .from(upkeepChecks)
    .where(eq(upkeepChecks.dateId, id))
    .orderBy(asc(upkeepChecks.id));
  const events = await db
    .select({ ...getTableColumns(upkeepEvents), who: users.name })
    .from(upkeepEvents)
    .leftJoin(users, eq(users.id, upkeepEvents.userId))
    .where(eq(upkeepEvents.dateId, id))
    .orderBy(asc(upkeepEvents.id));
  const { date, plan, ticketState } = row;
  const steps = checks.map(({ text, tickedAt }) => ({ text, isTicked: tickedAt !== null }));
  return {
    ...viewRow(row),
    dateId: date.id,
    version: date.version,
    plannedOn: date.plannedOn,
    dueOn: date.dueOn,
    doneOn: date.doneOn,
    state: stateOf(date, chinaDayOf(now)),
    missed: date.missed,
    ticketId: date.ticketId,
    ticketState,
    steps: steps.length > 0 ? steps : plan.steps.map(({ text }) => ({ text, isTicked: false })),
    history: events.map(({ at, event, fromOn, toOn, reason, who }) => ({
      at: at.getTime(),
      event,
      fromOn,
      toOn,
      reason,
      who: who ?? '',
    })),
    actions: actionsOf(date),
  };
}

/** Only a date without a ticket can be changed here; the ticket has moves of its own. What a meter decides has no day. */
function actionsOf({ status, dueOn }: DateRow): UpkeepDateEvent[] {
  return status === 'PLANNED' && dueOn !== null ? [...upkeepDateEvents] : [];
}

export const queryDate: Verb<typeof upkeepQueryDate> = ({ db, now }, { id }) => viewDate(db, id, now);

/**
 * Moves or skips a date, for a reason that is kept. After one that is skipped, the next one follows.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateDate: Verb<typeof upkeepOperateDate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { to, reason } = data;
    const [seen] = await tx.select().from(upkeepDates).where(eq(upkeepDates.id, id));
    const plan = seen && (await lockPlan(tx, seen.planId));
    if (!plan) throw notFound();
    const date = await lockVersion(tx, upkeepDates, { id, version });
    if (!actionsOf(date).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const faults = {
      ...(reason === '' ? { 'data.reason': m.fault_fill_in({ field: m.field_reason() }) } : {}),
      ...(event === 'move' ? faultOfDay(to, date.dueOn, chinaDayOf(ctx.now)) : {}),
    };
    if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
    const set = event === 'move' ? { dueOn: to, reason } : { status: 'SKIPPED' as const, reason };
    await moveState(tx, ctx, upkeepDates, date, { entity: 'upkeepDate', event, set, reason });
    const toOn = event === 'move' ? to : null;
    await appendEvent(tx, ctx, id, { event, fromOn: date.dueOn, toOn, reason });
    if (event === 'skip') await openDates(tx, ctx, plan);
    return viewDate(tx, id, ctx.now);
  });

function faultOfDay(to: string | null, dueOn: string | null, today: string): Record<string, string> {
  if (to === null || to === dueOn) return { 'data.to': m.fault_choose({ field: m.upkeep_move_to() }) };
  return to < today ? { 'data.to': m.fault_day_over() } : {};
}
