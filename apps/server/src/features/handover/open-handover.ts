import type { HandoverState } from '@portal/contract/handover/terms';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { HeldReading } from '../../feature/held-work.ts';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { type Handover, handovers } from './handover.table.ts';
import { countHeld } from './held.queries.ts';

async function lockOpen(tx: Db, userId: string): Promise<Handover | undefined> {
  await takeTurn(tx, `handover:${userId}`);
  const isOpen = and(eq(handovers.userId, userId), eq(handovers.status, 'OPEN'));
  const [open] = await tx.select().from(handovers).where(isOpen).for('update');
  return open;
}

/** The open handover of a person, locked; begun if there is none. */
export async function openHandover(tx: Db, ctx: MoveSource, userId: string): Promise<Handover> {
  const open = await lockOpen(tx, userId);
  if (open) return open;
  const { now, actor } = ctx;
  const by = {
    createdAt: now,
    createdBy: actor?.userId ?? null,
    updatedAt: now,
    updatedBy: actor?.userId ?? null,
  };
  const [row] = await tx
    .insert(handovers)
    .values({
      ...by,
      id: ulid(now.getTime()),
      no: await nextBusinessNumber(tx, 'JJ', now),
      userId,
      status: 'OPEN',
    })
    .returning();
  if (!row) throw new Error('failed to insert handover');
  const { id, no } = row;
  await writeLog(tx, ctx, {
    event: 'handover.begin',
    entity: 'handover',
    entityId: id,
    after: { no, userId },
  });
  return row;
}

/** Moves a handover to the state that follows from what the person holds. */
export async function settleHandover(
  tx: Db,
  ctx: MoveSource,
  handover: Handover,
  reading: HeldReading,
): Promise<void> {
  const held = (await countHeld(tx, reading)).get(handover.userId) ?? 0;
  const status: HandoverState = held === 0 ? 'DONE' : 'OPEN';
  if (status === handover.status) return;
  // A later handover of the same person lists what came back.
  if (status === 'OPEN' && (await lockOpen(tx, handover.userId))) return;
  await moveState(tx, ctx, handovers, handover, {
    entity: 'handover',
    event: status === 'DONE' ? 'finish' : 'reopen',
    set: { status },
  });
}
