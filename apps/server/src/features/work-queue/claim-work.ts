import { retCodes } from '@portal/contract/ret-code';
import type { QueueEvent, todoOperate } from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { requireActive } from '../identity/user.public.ts';
import { listWork, type QueueRow } from './queue.queries.ts';
import { viewWork } from './queue.view.ts';
import { type QueueReading, type QueueSources, readingOf } from './queue-reading.ts';
import { workClaims } from './work-claim.table.ts';

const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });

/** Puts a claim into a person's hands, or ends it. The item has its turn. */
export async function moveClaim(
  tx: Db,
  ctx: MoveSource,
  { kind, id, event }: InputOf<typeof todoOperate>,
  userId: string | null,
): Promise<void> {
  const isIt = and(eq(workClaims.kind, kind), eq(workClaims.refId, id));
  const [before] = await tx.delete(workClaims).where(isIt).returning();
  if (userId !== null)
    await tx.insert(workClaims).values({ kind, refId: id, claimedBy: userId, claimedAt: ctx.now });
  await writeLog(tx, ctx, {
    event: `work.${event}`,
    entity: kind,
    entityId: id,
    before: { claimedBy: before?.claimedBy ?? null },
    after: { claimedBy: userId },
  });
}

function requireAllowed(row: QueueRow, event: QueueEvent, reading: QueueReading): void {
  const { actor } = reading;
  const isOthers = row.claimedBy !== null && row.claimedBy !== actor.userId;
  if (event === 'claim') {
    // What somebody on leave has claimed can be taken over.
    if (isOthers && row.claimerAwayUntil === null)
      throw refused(
        row.claimedByName ? m.refusal_claimed({ name: row.claimedByName }) : m.refusal_claimed_by_other(),
      );
    if (!viewWork(row, reading).mayDecide) throw refused(m.refusal_others_work());
    return;
  }
  if (row.claimedBy === null) throw refused(m.refusal_unclaimed());
  // Administrators release the items of absent colleagues.
  if (isOthers && !actor.operatorRoles.includes('OP_ADMIN')) throw refused(m.refusal_not_own_claim());
}

/**
 * Claims an item or releases it. A claim only shows who is working on it; others may still decide. An account that is
 * frozen at the same moment is left without it.
 * @throws {AppError} 500404 for items that do not wait for the caller's roles, 500012
 */
export async function claimWork(
  ctx: Context & QueueSources,
  { kind, id, event }: InputOf<typeof todoOperate>,
): Promise<{ done: true }> {
  const { actor, now } = ctx;
  await inTurn(ctx, `work ${kind} ${id}`, async (tx) => {
    await requireActive(tx, actor.userId);
    await takeTurn(tx, `work:${kind}:${id}`);
    const reading = readingOf(ctx, actor, now);
    const filter = { kind, refId: id, pageNo: 1, pageSize: 1 } as const;
    const [row] = await listWork(tx, reading, filter);
    if (!row) throw notFound();
    requireAllowed(row, event, reading);
    await moveClaim(tx, ctx, { kind, id, event }, event === 'claim' ? actor.userId : null);
  });
  return { done: true };
}
