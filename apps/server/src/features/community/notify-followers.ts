import { paths } from '@portal/contract/paths';
import { and, count, countDistinct, eq, exists, gt, isNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { eachRow } from '../../platform/database/failed-rows.ts';
import { sendMessage } from '../message/message.public.ts';
import { boardFollows, boards, posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';

const dayMs = 86_400_000;

/**
 * Notifies the followers of each board of the number of posts that are new since the last time, except the author of all
 * of them. Each board is one transaction, so that nobody is notified twice after a stop.
 */
export async function notifyFollowers({ database: { db }, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  const since = sql`coalesce(${boards.notifiedAt}, ${new Date(now.getTime() - dayMs)})`;
  const news = await db
    .select({
      id: boards.id,
      name: boards.name,
      count: count(),
      writers: countDistinct(posts.authorId),
      firstWriter: min(posts.authorId),
    })
    .from(boards)
    .innerJoin(
      posts,
      and(eq(posts.plateId, boards.id), isShown, gt(posts.publishedAt, since), lte(posts.publishedAt, now)),
    )
    .where(
      and(
        eq(boards.enabled, true),
        exists(db.select().from(boardFollows).where(eq(boardFollows.plateId, boards.id))),
      ),
    )
    .groupBy(boards.id);
  const notify = (board: (typeof news)[number]) =>
    inTransaction(db, async (tx) => {
      const notice = await tx
        .update(boards)
        .set({ notifiedAt: now })
        .where(and(eq(boards.id, board.id), or(isNull(boards.notifiedAt), ne(boards.notifiedAt, now))))
        .returning({ id: boards.id });
      if (notice.length === 0) return;
      const isOther = board.writers === 1 ? ne(boardFollows.userId, board.firstWriter ?? '') : undefined;
      const followers = await tx
        .select({ id: boardFollows.userId })
        .from(boardFollows)
        .where(and(eq(boardFollows.plateId, board.id), isOther));
      if (followers.length === 0) return;
      await sendMessage(tx, {
        eventCode: 'BOARD_NEWS',
        params: { board: board.name, count: board.count },
        userIds: followers.map(({ id }) => id),
        link: paths.community({ board: board.id, order: 'NEW' }),
        now,
      });
    });
  await eachRow(news, ({ id }) => id, notify);
}
