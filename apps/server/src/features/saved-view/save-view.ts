import { maxViews, type savedViewSave } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { listOwnViews, viewSavedView } from './saved-view.queries.ts';
import { savedViews } from './saved-view.table.ts';

/**
 * Saves a view, replacing one of the same name.
 * @throws {AppError} 100002 beyond the maximum number per list
 */
export const saveView: Verb<typeof savedViewSave> = (ctx, { list, name, query, columns }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now } = ctx;
    const { userId } = ctx.actor;
    await takeTurn(tx, `view:${userId}`);
    const present = await listOwnViews(tx, userId, list);
    const before = present.find((view) => view.name === name);
    if (!before && present.length >= maxViews)
      throw fieldsRefused({ name: m.refusal_views_full({ max: maxViews }) });
    const set = { query, columns, updatedAt: now, updatedBy: userId };
    const [row] = await tx
      .insert(savedViews)
      .values({ id: ulid(now.getTime()), userId, list, name, createdAt: now, createdBy: userId, ...set })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set })
      .returning();
    if (!row) throw new Error('failed to insert view');
    await writeLog(tx, ctx, {
      event: 'savedView.save',
      entity: 'savedView',
      entityId: row.id,
      before: before && { name, query: before.query },
      after: { name, query },
    });
    return viewSavedView(row, ctx.actor);
  });
