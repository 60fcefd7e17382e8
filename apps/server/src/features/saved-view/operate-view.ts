import { retCodes } from '@portal/contract/ret-code';
import { maxViews, type savedViewOperate, type ViewEvent } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { foldName } from '../../platform/text/fold.ts';
import { circlesOf, listColleagues, listOwnViews } from './saved-view.queries.ts';
import { savedViews } from './saved-view.table.ts';

type Call = { tx: Db; ctx: ContextOf<typeof savedViewOperate>; input: InputOf<typeof savedViewOperate> };
type View = typeof savedViews.$inferSelect;
type Change = Partial<Pick<View, 'name' | 'userId' | 'sharedWith'>>;

/** Names are unique among a user’s views of a list. */
async function requireFreeName(
  tx: Db,
  view: View,
  { userId, name }: Pick<View, 'userId' | 'name'>,
  at: string,
) {
  await takeTurn(tx, `view:${userId}`);
  const theirs = (await listOwnViews(tx, userId, view.list)).filter(({ id }) => id !== view.id);
  if (theirs.some((other) => foldName(other.name) === foldName(name)))
    throw fieldsRefused({ [at]: m.refusal_view_name() });
  if (theirs.length >= maxViews) throw fieldsRefused({ [at]: m.refusal_views_full({ max: maxViews }) });
}

/** What each event changes; null deletes the view. */
const changes: Record<ViewEvent, (call: Call, view: View) => Promise<Change | null>> = {
  delete: async () => null,
  async rename({ tx, input: { name = '' } }, view) {
    await requireFreeName(tx, view, { userId: view.userId, name }, 'name');
    return { name };
  },
  async share({ ctx }) {
    const sharedWith = circlesOf(ctx.actor);
    if (sharedWith.length === 0)
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_view_alone() });
    return { sharedWith };
  },
  keepPrivate: async () => ({ sharedWith: [] }),
  async handOver({ tx, ctx, input: { userId = '' } }, view) {
    const colleagues = await listColleagues(tx, ctx.actor);
    if (!colleagues.some((colleague) => colleague.userId === userId))
      throw fieldsRefused({ userId: m.refusal_view_stranger() });
    await requireFreeName(tx, view, { userId, name: view.name }, 'userId');
    return { userId };
  },
};

/**
 * Changes a view, which only its owner may.
 * @throws {AppError} 500404, 100002 if another view of the list has the name or the receiver is no colleague
 */
export const operateView: Verb<typeof savedViewOperate> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { event, id } = input;
    const isOwn = and(eq(savedViews.id, id), eq(savedViews.userId, ctx.actor.userId));
    const [view] = await tx.select().from(savedViews).where(isOwn).for('update');
    if (!view) throw notFound();
    const change = await changes[event]({ tx, ctx, input }, view);
    if (change === null) await tx.delete(savedViews).where(eq(savedViews.id, id));
    else
      await tx
        .update(savedViews)
        .set({ ...change, updatedAt: ctx.now })
        .where(eq(savedViews.id, id));
    await writeLog(tx, ctx, {
      event: `savedView.${event}`,
      entity: 'savedView',
      entityId: id,
      before: { name: view.name, ...(change?.userId && { userId: view.userId }) },
      ...(change && {
        after: { name: change.name ?? view.name, ...(change.userId && { userId: change.userId }) },
      }),
    });
    return { viewId: id };
  });
