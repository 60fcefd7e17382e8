import { retCodes } from '@portal/contract/ret-code';
import { maxViews } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { users } from '../identity/user.table.ts';
import { listOwnViews } from './saved-view.queries.ts';
import { savedViews as view } from './saved-view.table.ts';

const maxName = 20;

/** The name, with a number behind it where the receiver has a view of that name. */
function freeName(name: string, taken: readonly string[]): string {
  const named = (nth: number) => (nth === 1 ? name : `${name.slice(0, maxName - 3)} ${nth}`);
  let nth = 1;
  while (taken.includes(named(nth))) nth += 1;
  return named(nth);
}

/** Views that operators have saved; their owner is the only one who sees them. */
export const heldViews: HeldWorkSource = {
  kind: 'SAVED_VIEW',
  held: () => sql`
    select ${view.id} as ref_id, ${view.userId} as holder_id, ${view.name} as title, ${view.list} as state,
      null::timestamptz as due_at, '*' as role, '{}'::text[] as barred_ids
    from ${view} join ${users} on ${users.id} = ${view.userId} and ${users.userType} = '900'`,
  stateLabel: () => m.handover_state_saved(),
  canRelease: false,
  async give(tx, ctx, { refId, from, to }) {
    const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });
    if (to === null) throw refused(m.handover_refusal_gone());
    await takeTurn(tx, `view:${to}`);
    const isTheirs = and(eq(view.id, refId), eq(view.userId, from));
    const [found] = await tx.select().from(view).where(isTheirs).for('update');
    if (!found) throw refused(m.handover_refusal_gone());
    const present = await listOwnViews(tx, to, found.list);
    if (present.length >= maxViews) throw refused(m.refusal_views_full({ max: maxViews }));
    const taken = present.map(({ name }) => name);
    const name = freeName(found.name, taken);
    await tx
      .update(view)
      .set({ userId: to, name, sharedWith: [], updatedAt: ctx.now })
      .where(eq(view.id, refId));
    await writeLog(tx, ctx, {
      event: 'savedView.reassign',
      entity: 'savedView',
      entityId: refId,
      before: { userId: from, name: found.name },
      after: { userId: to, name },
    });
  },
};
