import type { savedViewOperate } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { savedViews } from './saved-view.table.ts';

/**
 * Renames or deletes a view.
 * @throws {AppError} 500404, 100002 if another view of the list has the name
 */
export const operateView: Verb<typeof savedViewOperate> = (ctx, { event, id, name }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
      .for('update');
    if (!view) throw notFound();
    if (event === 'rename' && name !== undefined) {
      const isOthers = and(
        eq(savedViews.userId, userId),
        eq(savedViews.list, view.list),
        eq(savedViews.name, name),
        ne(savedViews.id, id),
      );
      if ((await tx.$count(savedViews, isOthers)) > 0) throw fieldsRefused({ name: m.refusal_view_name() });
      await tx.update(savedViews).set({ name, updatedAt: ctx.now }).where(eq(savedViews.id, id));
    } else await tx.delete(savedViews).where(eq(savedViews.id, id));
    await writeLog(tx, ctx, {
      event: `savedView.${event}`,
      entity: 'savedView',
      entityId: id,
      before: { name: view.name },
      ...(event === 'rename' && { after: { name } }),
    });
    return { viewId: id };
  });
