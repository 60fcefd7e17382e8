import { dangerType, type RepairPriority, repeatsUntilFlag } from '@portal/contract/repair/terms';
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
/** Without a kind it is a repair or a hazard; without a title it gets one from its description. */
type NewTicket = Omit<Inserted, 'id' | 'kind' | 'title' | 'status' | keyof ReturnType<typeof newClock>> &
  Pick<Ticket, 'priority'> &
  Partial<Pick<Ticket, 'id' | 'kind' | 'title'>>;

/** The first sentence of the description, as the title of the ticket. */
function titleOf(description: string): string {
  const [first = ''] = description.trim().split(/[。！？；\n]|[.!?;]\s/u);
  const letters = [...first.trim()];
  return letters.length <= 40 ? letters.join('') : `${letters.slice(0, 39).join('')}…`;
}

/** Creates a ticket with its log row, history and case. */
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
  if (!ticket) throw new Error('failed to insert ticket');
  const { kind, typeCode, locationText, title, assetId, priority, status } = ticket;
  const after = { kind, typeCode, locationText, title, assetId, priority, status };
  await writeLog(tx, ctx, { event: 'repairTicket.submit', entity: 'repairTicket', entityId: id, after });
  await appendHistory(tx, ctx, id, { event: 'submit' });
  await recordTicket(tx, ctx, ticket, 'submit');
  return ticket;
}

/** Creates a preventive task for an asset that fails repeatedly, at most one per repeat period. */
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

/** When the park promises to respond to and finish a report made now. */
export function promiseOf(priority: RepairPriority, now: Date) {
  const { respondDueAt, finishDueAt } = newClock(priority, now);
  return { respondBy: respondDueAt.getTime(), finishBy: finishDueAt.getTime() };
}
