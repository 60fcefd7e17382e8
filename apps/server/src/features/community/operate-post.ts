import type { postOperate } from '@portal/contract/community/post';
import { postTransitions } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { movePost, unnamed } from './move-post.ts';
import { type Post, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';
import { viewSaved } from './submit-post.ts';

/** Withdrawing a public post withdraws its pending change. */
async function dropChange(tx: Db, ctx: Context, post: Post): Promise<Post> {
  const kept = await updateVersion(tx, ctx, posts, post.id, { change: null, review: null, dueAt: null });
  await writeLog(tx, unnamed(ctx, post), {
    event: 'communityPost.discard',
    entity: 'communityPost',
    entityId: post.id,
  });
  return kept;
}

/**
 * Carries out an author's action on a post.
 * @throws {AppError} 500404, 500409, 500012, 500024 if something depends on it, 100002 for an appeal without a reason
 */
export const operatePost =
  ({ kinds }: Community): Verb<typeof postOperate> =>
  (ctx, { id, version, event, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const post = await lockVersion(tx, posts, { id, version }, eq(posts.authorId, ctx.actor.userId));
      if (event === 'withdraw' && post.status === 'PUBLISHED' && post.change !== null)
        return viewSaved(await dropChange(tx, ctx, post));
      if (event === 'appeal') {
        if (data.reason === '')
          throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
        // One appeal per decision.
        if (post.appeal !== '') throw new AppError(retCodes.TRANSITION_REFUSED);
      }
      if (event === 'delete' && postTransitions[post.status].delete !== undefined) {
        const hindrance = await kinds.findBlocker(tx, post);
        if (hindrance !== null) throw new AppError(retCodes.LIMIT_REACHED, { retMsg: hindrance });
      }
      return viewSaved(await movePost(tx, ctx, kinds, post, { event, reason: data.reason }));
    });
