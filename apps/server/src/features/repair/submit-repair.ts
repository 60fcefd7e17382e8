import type { repairSubmit } from '@portal/contract/repair';
import { dangerType, repeatsUntilFlag } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import { and, eq, gte } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { findCaseNumber } from '../case/case.public.ts';
import { recordTicket, tellDispatchers, tellStory, wordsOf } from './move-ticket.ts';
import { titleOf } from './repair.policy.ts';
import { countsAsRepeat, repeatsSince, requireType } from './repair.queries.ts';
import { type AssetRow, repairAssets, repairTickets, type Ticket } from './repair.table.ts';
import { newClock } from './service-clock.ts';
import { requireOwnFiles } from './ticket-files.ts';

type Inserted = typeof repairTickets.$inferInsert;
type NewTicket = Omit<Inserted, 'id' | 'status' | keyof ReturnType<typeof newClock>> &
  Pick<Ticket, 'priority'> & { id?: string };

/** Writes a ticket with its log row, its story and its case. */
export async function enterTicket(tx: Db, ctx: MoveSource, data: NewTicket): Promise<Ticket> {
  const { actor, now } = ctx;
  const { id = ulid(now.getTime()) } = data;
  const userId = actor?.userId ?? null;
  const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [ticket] = await tx
    .insert(repairTickets)
    .values({ ...by, ...data, ...newClock(data.priority, now), id, status: 'SUBMITTED' })
    .returning();
  if (!ticket) throw new Error('no ticket was written');
  const { kind, typeCode, locationText, title, assetId, priority, status } = ticket;
  const after = { kind, typeCode, locationText, title, assetId, priority, status };
  await writeLog(tx, ctx, { event: 'repairTicket.submit', entity: 'repairTicket', entityId: id, after });
  await tellStory(tx, ctx, id, { event: 'submit' });
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
  await tellDispatchers(tx, ctx, task.id, { eventCode: 'REPAIR_REPEATED', params });
  return task;
}

/** The asset, locked, so that reports of it are counted one after the other. */
export async function lockAsset(tx: Db, id: string): Promise<AssetRow> {
  const [asset] = await tx.select().from(repairAssets).where(eq(repairAssets.id, id)).for('update');
  if (!asset) throw fieldsRefused({ 'data.assetId': m.fault_unknown({ field: m.field_asset_no() }) });
  return asset;
}

/**
 * Reports a fault or a danger.
 * @throws {AppError} 100002 for an asset that is not there, or photos of somebody else
 */
export const submitRepair: Verb<typeof repairSubmit> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    await requireType(tx, data.typeCode);
    await requireOwnFiles(tx, actor.userId, 'photos', data.photos);
    if (data.audio !== null) await requireOwnFiles(tx, actor.userId, 'audio', [data.audio]);
    const asset = data.assetId === null ? null : await lockAsset(tx, data.assetId);
    const ticket = await enterTicket(tx, ctx, {
      ...data,
      kind: data.typeCode === dangerType ? 'HAZARD' : 'REPAIR',
      title: titleOf(data.description),
      reporterId: actor.userId,
      enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
      expectFrom: data.expectFrom === null ? null : new Date(data.expectFrom),
      expectTo: data.expectTo === null ? null : new Date(data.expectTo),
    });
    if (ticket.priority === 'URGENT')
      await tellDispatchers(tx, ctx, ticket.id, { eventCode: 'REPAIR_URGENT', params: wordsOf(ticket) });
    if (asset) await preventRepeats(tx, ctx, asset);
    const no = (await findCaseNumber(tx, { kind: 'REPAIR', bizId: ticket.id })) ?? '';
    return { ticketId: ticket.id, no };
  });
