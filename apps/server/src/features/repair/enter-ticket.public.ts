import { dangerType, type RepairPriority, repeatsUntilFlag } from '@portal/contract/repair-terms';
import { and, eq, gte } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { appendHistory, notifyDispatchers, recordTicket } from './move-ticket.public.ts';
import { type AssetRow, repairTickets, type Ticket } from './repair.table.ts';
import { countsAsRepeat, repeatsSince } from './select-tickets.public.ts';
import { newClock } from './service-clock.ts';

type Inserted = typeof repairTickets.$inferInsert;
/** What says nothing of its kind is a repair or a danger, and is named after what was written. */
type NewTicket = Omit<Inserted, 'id' | 'kind' | 'title' | 'status' | keyof ReturnType<typeof newClock>> &
  Pick<Ticket, 'priority'> &
  Partial<Pick<Ticket, 'id' | 'kind' | 'title'>>;

/** The first sentence of what somebody has written, as the name of the ticket. */
function titleOf(description: string): string {
  const [first = ''] = description.trim().split(/[。！？；\n]|[.!?;]\s/u);
  const letters = [...first.trim()];
  return letters.length <= 40 ? letters.join('') : `${letters.slice(0, 39).join('')}…`;
}

/** Writes a ticket with its log row, its story and its case. */
export async function enterTicket(tx: Db, ctx: MoveSource, data: NewTicket): Promise<Ticket> {
  const { actor, now } = ctx;
  const { id = ulid(now.getTime()) } = data;
  const userId = actor?.userId ?? null;
  const named = {
    kind: data.typeCode === dangerType ? ('HAZARD' as const) : ('REPAIR' as const),
    title: titleOf(data.description),
    ...data,
  };
  const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [ticket] = await tx
    .insert(repairTickets)
    .values({ ...by, ...named, ...newClock(data.priority, now), id, status: 'SUBMITTED' })
    .returning();
  if (!ticket) throw new Error('no ticket was written');
  const { kind, typeCode, locationText, title, assetId, priority, status } = ticket;
  const after = { kind, typeCode, locationText, title, assetId, priority, status };
  await writeLog(tx, ctx, { event: 'repairTicket.submit', entity: 'repairTicket', entityId: id, after });
  await appendHistory(tx, ctx, id, { event: 'submit' });
  await recordTicket(tx, ctx, ticket, 'submit');
  return ticket;
}

/** Sets a preventive task for an asset that breaks again and again, one within the time that repeats count in. */
export async function preventRepeats(tx: Db, ctx: MoveSource, asset: AssetRow): Promise<Ticket | undefined> {
  const isOf = eq(repairTickets.assetId, asset.id);
  const times = await tx.$count(repairTickets, and(isOf, countsAsRepeat(ctx.now)));
  if (times < repeatsUntilFlag) return undefined;
  const isTask = eq(repairTickets.kind, 'MAINTENANCE');
  const isRecent = gte(repairTickets.createdAt, repeatsSince(ctx.now));
  if ((await tx.$count(repairTickets, and(isOf, isTask, isRecent))) > 0) return undefined;
  const { id: assetId, name, place, typeCode } = asset;
  const task = await enterTicket(
    tx,
    { ...ctx, actor: null },
    {
      kind: 'MAINTENANCE',
      typeCode,
      assetId,
      locationText: place,
      title: name,
      description: '',
      photos: [],
      phone: '',
      priority: 'LOW',
    },
  );
  const params = { asset: name, place, times };
  await notifyDispatchers(tx, ctx, task, { eventCode: 'REPAIR_REPEATED', params });
  return task;
}

/** Until when the park would answer and repair what is reported now. */
export function promiseOf(priority: RepairPriority, now: Date) {
  const { respondDueAt, finishDueAt } = newClock(priority, now);
  return { respondBy: respondDueAt.getTime(), finishBy: finishDueAt.getTime() };
}
