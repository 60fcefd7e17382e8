import { type VentureEvent, ventureTransitions } from '@portal/contract/venture/terms';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { recordCase } from '../case/case.public.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { actorFor, ownersOf, peopleOf, ventureLinks } from './concerned.ts';
import { endIntroductionsOf } from './introduction/move-introduction.ts';
import { endAccessesOf } from './room/move-access.ts';
import { ventureSearch } from './venture.search.ts';
import { type VentureRecord, ventures } from './venture.table.ts';

const reviewDays = 2;

const notice: readonly VentureEvent[] = ['pass', 'reject', 'takeDown'];

/** Contacts and long values are kept out of the log. */
const unlogged = ['contactName', 'contactPhone', 'picture', 'updatedAt'];

interface Move {
  event: VentureEvent;
  reason?: string;
  /** Further columns to set. */
  set?: Partial<VentureRecord>;
}

/**
 * Fires an event on a locked venture: row, log, case, message to the owners and search; withdrawing it also closes its
 * data room and ends unanswered introductions.
 * @throws {AppError} 500012
 */
export async function moveVenture(
  tx: Db,
  ctx: MoveSource,
  venture: VentureRecord,
  { event, reason = '', set = {} }: Move,
): Promise<VentureRecord> {
  const status = nextState(ventureTransitions, venture.status, event);
  const { now } = ctx;
  const moved = await moveState(tx, ctx, ventures, venture, {
    entity: 'venture',
    event,
    set: {
      ...set,
      status,
      ...(event === 'edit' ? {} : { reason }),
      ...(status === 'PENDING' ? { submittedAt: now } : {}),
      ...(event === 'pass' ? { publishedAt: now } : {}),
      ...(status === 'WITHDRAWN' ? { withdrawnAt: now } : {}),
    },
    logged: (row) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name]) => name === 'status' || (name in set && !unlogged.includes(name)),
        ),
      ),
    reason,
  });
  await recordVenture(tx, ctx, moved, event, reason);
  if (status === 'WITHDRAWN') {
    await endAccessesOf(tx, ctx, moved);
    await endIntroductionsOf(tx, ctx, moved);
  }
  if (event === 'pass') await notifyCollectors(tx, 'VENTURE', [moved.id]);
  await followVenture(tx, ctx, moved.id);
  return moved;
}

/** Records a transition in the owners' case and notifies them of the park's decision. */
async function recordVenture(
  tx: Db,
  ctx: MoveSource,
  { id, name, status, submittedAt, ...venture }: VentureRecord,
  event: VentureEvent,
  reason: string,
): Promise<void> {
  // A draft that was never submitted does not concern the park.
  if (event === 'edit' || submittedAt === null) return;
  const owners = ownersOf(venture);
  const { now } = ctx;
  await recordCase(tx, {
    kind: 'VENTURE',
    bizId: id,
    ...owners,
    subject: name,
    state: status,
    link: ventureLinks.venture(id),
    dueAt: status === 'PENDING' ? addWorkingDays(submittedAt, reviewDays) : null,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorFor(tx, ctx, owners) },
    now,
  });
  if (notice.includes(event))
    await sendMessage(tx, {
      eventCode: 'VENTURE_MOVED',
      params: { name, state: status, reason },
      ...peopleOf(owners),
      link: ventureLinks.venture(id),
      now,
    });
}

/** Updates search and public pages after a change. */
export async function followVenture(tx: Db, { now }: Pick<MoveSource, 'now'>, id: string): Promise<void> {
  await refreshDocuments(tx, ventureSearch, [id], now);
  await invalidateTags(tx, ['venture']);
}
