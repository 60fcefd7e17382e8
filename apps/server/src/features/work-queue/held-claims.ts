import type { QueueKind } from '@portal/contract/kinds';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { HeldWorkSource, OnFreeze } from '../../feature/held-work.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLogs } from '../../platform/oper-log/write-log.ts';
import { moveClaim } from './claim-work.ts';
import { workClaims as claim } from './work-claim.table.ts';

/** Work of one person alone is not given on as a claim, but as what it is. */
const sharedWork = (queue: readonly QueueSource[]) => queue.filter(({ isFor }) => !isFor);

/** Claims of items that still wait in the state in which they were claimed. */
export const heldClaims: HeldWorkSource = {
  kind: 'CLAIM',
  held: ({ queue }) => {
    const waiting = sql.join(
      sharedWork(queue).map(
        (source) => sql`
          select ${source.kind}::text as kind, ${source.role}::text as role, ref_id, title, state, entered_at,
            due_at, barred_user_id
          from (${source.waiting}) waiting`,
      ),
      sql` union all `,
    );
    return sql`
      select concat(item.kind, ' ', item.ref_id) as ref_id, ${claim.claimedBy} as holder_id, item.title,
        concat(item.kind, ':', item.state) as state, item.due_at, item.role,
        array_remove(array[item.barred_user_id], null) as barred_ids
      from ${claim} join (${waiting}) item
        on item.kind = ${claim.kind} and item.ref_id = ${claim.refId} and ${claim.claimedAt} >= item.entered_at`;
  },
  stateLabel: (state, queue) => {
    const [kind, ...rest] = state.split(':');
    const source = queue.find((each) => each.kind === kind);
    return source ? `${source.label()} · ${source.stateLabels[rest.join(':')]?.() ?? ''}` : '';
  },
  canRelease: true,
  async give(tx, ctx, { refId, from, to }) {
    const [kind = '', id = ''] = refId.split(' ');
    const isTheirs = and(eq(claim.kind, kind as QueueKind), eq(claim.refId, id), eq(claim.claimedBy, from));
    const [found] = await tx.select().from(claim).where(isTheirs).for('update');
    if (!found) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
    await moveClaim(tx, ctx, { kind: found.kind, id, event: to === null ? 'release' : 'claim' }, to);
  },
};

/** All claims of a frozen account end; others can claim the items at once. */
export const endClaims: OnFreeze = async (tx, ctx, { userId }) => {
  const ended = await tx.delete(claim).where(eq(claim.claimedBy, userId)).returning();
  await writeLogs(
    tx,
    ctx,
    ended.map(({ kind, refId }) => ({
      event: 'work.release',
      entity: kind,
      entityId: refId,
      before: { claimedBy: userId },
    })),
  );
};
