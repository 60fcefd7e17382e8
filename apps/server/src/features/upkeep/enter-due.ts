import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { enterTicket } from '../repair/enter-ticket.public.ts';
import { moveTicket, notifyWorker, wordsOf } from '../repair/move-ticket.public.ts';
import { repairAssets, type Ticket } from '../repair/repair.table.ts';
import { appendEvent, lockPlan, openDates } from './open-dates.public.ts';
import { type DateRow, type PlanRow, upkeepChecks, upkeepDates, upkeepPlans } from './upkeep.table.ts';
import { catchUp } from './upkeep-rules.ts';
import { usedSinceStart } from './upkeep-usage.ts';

const workHour = 9 * 3_600_000;

/** Assigns the ticket as the plan says; a technician who has left leaves it to the others. */
async function assign(tx: Db, ctx: WriteContext, ticket: Ticket, { plan, dueOn }: Due): Promise<void> {
  if (plan.crew === 'DESK') return;
  const workers = await idsOfOperators(tx, 'REPAIR_WORKER');
  const assigneeId = plan.workerId !== null && workers.includes(plan.workerId) ? plan.workerId : null;
  const plannedFrom = new Date(startOfChinaDay(dueOn).getTime() + workHour);
  const plannedTo = new Date(plannedFrom.getTime() + plan.minutes * 60_000);
  const set = { assigneeId, plannedFrom, plannedTo, firstReactAt: ctx.now };
  const moved = await moveTicket(tx, ctx, ticket, { event: 'assign', set });
  await notifyWorker(tx, ctx, moved, { eventCode: 'REPAIR_JOB', params: wordsOf(moved) });
}

interface Due {
  plan: PlanRow;
  dueOn: string;
}

/** Creates the ticket of a date whose time has come, with the check list of its plan. */
async function enterDate(tx: Db, ctx: WriteContext, date: DateRow): Promise<void> {
  const [plan] = await tx.select().from(upkeepPlans).where(eq(upkeepPlans.id, date.planId));
  const [asset] = await tx.select().from(repairAssets).where(eq(repairAssets.id, date.assetId));
  if (!plan || !asset) return;
  const today = chinaDayOf(ctx.now);
  if (
    plan.rhythm === 'METER' &&
    date.dueOn === null &&
    (await usedSinceStart(tx, plan)) < (date.dueX100 ?? 0)
  )
    return;
  const { plannedOn, dueOn, missed } =
    date.plannedOn === null || date.dueOn === null
      ? { plannedOn: today, dueOn: today, missed: date.missed }
      : catchUp(plan, { plannedOn: date.plannedOn, dueOn: date.dueOn, missed: date.missed }, today);
  const ticket = await enterTicket(tx, ctx, {
    kind: 'MAINTENANCE',
    typeCode: asset.typeCode,
    assetId: asset.id,
    locationText: asset.place,
    title: plan.name,
    description: '',
    photos: [],
    phone: '',
    priority: 'LOW',
  });
  await assign(tx, ctx, ticket, { plan, dueOn });
  await tx
    .insert(upkeepChecks)
    .values(plan.steps.map(({ text }) => ({ id: orderedId(ctx.now.getTime()), dateId: date.id, text })));
  const set = { status: 'TICKET' as const, ticketId: ticket.id, plannedOn, dueOn, missed };
  await updateVersion(tx, ctx, upkeepDates, date.id, set);
  await appendEvent(tx, ctx, date.id, { event: 'ticket', fromOn: date.dueOn, toOn: dueOn });
}

/**
 * Opens the dates of every plan, and creates the tickets of those that are due. Two copies skip the rows of each other;
 * what a run leaves, the next one does.
 */
export async function enterDueUpkeep(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const isDue = and(
    eq(upkeepDates.status, 'PLANNED'),
    or(
      isNull(upkeepDates.dueOn),
      lte(sql`${upkeepDates.dueOn} - ${upkeepPlans.leadDays}`, sql`${today}::date`),
    ),
  );
  await everyStep({
    open: () =>
      inBatches(
        ctx.db,
        (tx, limit) =>
          tx
            .select({ id: upkeepPlans.id })
            .from(upkeepPlans)
            .where(eq(upkeepPlans.status, 'ACTIVE'))
            .orderBy(asc(upkeepPlans.id))
            .limit(limit)
            .for('update', { skipLocked: true }),
        async (tx, { id }) => {
          const plan = await lockPlan(tx, id);
          if (plan) await openDates(tx, ctx, plan);
        },
        ({ id }) => id,
      ),
    enter: () =>
      inBatches(
        ctx.db,
        async (tx, limit) => {
          const rows = await tx
            .select({ date: upkeepDates })
            .from(upkeepDates)
            .innerJoin(
              upkeepPlans,
              and(eq(upkeepPlans.id, upkeepDates.planId), eq(upkeepPlans.status, 'ACTIVE')),
            )
            .where(isDue)
            .orderBy(asc(upkeepDates.id))
            .limit(limit)
            .for('update', { of: upkeepDates, skipLocked: true });
          return rows.map(({ date }) => date);
        },
        (tx, date) => enterDate(tx, ctx, date),
        ({ id }) => id,
      ),
  });
}
