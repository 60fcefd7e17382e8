import { type RoomEvent, roomTransitions } from '@portal/contract/venture/terms';
import { and, eq, inArray } from 'drizzle-orm';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { moneyPeopleOf } from '../../finance/concerned.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { actorFor, ownersOf, peopleOf, ventureLinks } from '../concerned.ts';
import { type AccessRecord, type VentureRecord, ventureAccesses } from '../venture.table.ts';

const dayMs = 86_400_000;

/** The end of a last day in Asia/Shanghai. */
const endOf = (day: string) => new Date(startOfChinaDay(day).getTime() + dayMs);

type Named = Pick<VentureRecord, 'name' | 'enterpriseId' | 'ownerUserId'>;

interface Entered {
  event: RoomEvent | 'ask';
  reason?: string;
}

/** Records a step in the requester's case. */
export async function recordAccess(
  tx: Db,
  ctx: MoveSource,
  { name }: Named,
  access: AccessRecord,
  { event, reason = '' }: Entered,
): Promise<void> {
  const { id, enterpriseId, ventureId, status, dueAt } = access;
  await recordCase(tx, {
    kind: 'VENTURE_ROOM',
    bizId: id,
    enterpriseId,
    subject: name,
    state: status,
    link: ventureLinks.asked(ventureId),
    dueAt,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: await actorFor(tx, ctx, { enterpriseId, userId: null }, name),
    },
    now: ctx.now,
  });
}

const toReader: readonly RoomEvent[] = ['grant', 'refuse', 'revoke', 'expire'];

interface Move {
  event: RoomEvent;
  reason?: string;
  /** What is granted. */
  set?: Pick<AccessRecord, 'granted' | 'until' | 'mayDownload'>;
}

/**
 * Fires an event on a locked access request: row, log, case, and a message to the other side.
 * @throws {AppError} 500012
 */
export async function moveAccess(
  tx: Db,
  ctx: MoveSource,
  venture: Named,
  access: AccessRecord,
  { event, reason = '', set }: Move,
): Promise<AccessRecord> {
  const status = nextState(roomTransitions, access.status, event);
  const moved = await moveState(tx, ctx, ventureAccesses, access, {
    entity: 'ventureRoom',
    event,
    set: {
      ...set,
      status,
      reason,
      dueAt: status === 'GRANTED' && set?.until ? endOf(set.until) : null,
    },
    logged: ({ status: state, granted, until, mayDownload }) => ({
      status: state,
      ...(event === 'grant' ? { granted, until, mayDownload } : {}),
    }),
    reason,
  });
  await recordAccess(tx, ctx, venture, moved, { event, reason });
  if (toReader.includes(event))
    await sendMessage(tx, {
      eventCode: 'ROOM_DECIDED',
      params: { name: venture.name, state: status, reason },
      ...moneyPeopleOf(moved.enterpriseId),
      link: ventureLinks.asked(moved.ventureId),
      now: ctx.now,
    });
  return moved;
}

/** Notifies the owners of an access request. */
export const notifyOwners = (
  tx: Db,
  { now }: Pick<MoveSource, 'now'>,
  venture: Named & { id: string },
  { readerName, purpose }: { readerName: string; purpose: string },
): Promise<void> =>
  sendMessage(tx, {
    eventCode: 'ROOM_ASKED',
    params: { name: venture.name, reader: readerName, reason: purpose },
    ...peopleOf(ownersOf(venture)),
    link: ventureLinks.room(venture.id),
    now,
  });

/** Ends all access to a withdrawn venture. */
export async function endAccessesOf(tx: Db, ctx: MoveSource, venture: VentureRecord): Promise<void> {
  const open = await tx
    .select()
    .from(ventureAccesses)
    .where(
      and(eq(ventureAccesses.ventureId, venture.id), inArray(ventureAccesses.status, ['ASKED', 'GRANTED'])),
    )
    .for('update');
  for (const access of open) await moveAccess(tx, ctx, venture, access, { event: 'expire' });
}
