import { and, count, countDistinct, eq, exists, gt, isNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { eachRow } from '../../platform/database/failed-rows.ts';
import { sendMessage } from '../message/message.public.ts';
import { plateFollows, plates, posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';

const dayMs = 86_400_000;

/**
 * Tells the followers of each plate once how many posts are new in it since the last time; whoever wrote all of them is
 * not told. A plate is one transaction, so that a stop in between tells nobody twice.
 */
export async function tellFollowers({ database: { db }, clock }: JobDeps): Promise<void> {
  const now = clock.now();
  const since = sql`coalesce(${plates.toldAt}, ${new Date(now.getTime() - dayMs)})`;
  const news = await db
    .select({
      id: plates.id,
      name: plates.name,
      count: count(),
      writers: countDistinct(posts.authorId),
      firstWriter: min(posts.authorId),
    })
    .from(plates)
    .innerJoin(
      posts,
      and(eq(posts.plateId, plates.id), isShown, gt(posts.publishedAt, since), lte(posts.publishedAt, now)),
    )
    .where(
      and(
        eq(plates.enabled, true),
        exists(db.select().from(plateFollows).where(eq(plateFollows.plateId, plates.id))),
      ),
    )
    .groupBy(plates.id);
  const tell = (plate: (typeof news)[number]) =>
    inTransaction(db, async (tx) => {
      const told = await tx
        .update(plates)
        .set({ toldAt: now })
        .where(and(eq(plates.id, plate.id), or(isNull(plates.toldAt), ne(plates.toldAt, now))))
        .returning({ id: plates.id });
      if (told.length === 0) return;
      const isOther = plate.writers === 1 ? ne(plateFollows.userId, plate.firstWriter ?? '') : undefined;
      const followers = await tx
        .select({ id: plateFollows.userId })
        .from(plateFollows)
        .where(and(eq(plateFollows.plateId, plate.id), isOther));
      if (followers.length === 0) return;
      await sendMessage(tx, {
        eventCode: 'PLATE_NEWS',
        params: { plate: plate.name, count: plate.count },
        userIds: followers.map(({ id }) => id),
        link: `/yangling?plate=${plate.id}&order=NEW`,
        now,
      });
    });
  await eachRow(news, ({ id }) => id, tell);
}
