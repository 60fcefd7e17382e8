import type { recommendMute, recommendQueryMutes } from '@portal/contract/match/recommend';
import { recommendSenderLabels } from '@portal/contract/match/recommend-terms';
import { and, desc, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { projects } from './project.table.ts';
import { recommendations, recommendMutes } from './recommend.table.ts';
import { senderOf } from './send-recommendation.public.ts';

/**
 * Mutes the sender of a recommendation. The caller identifies them by it, so the sender stays anonymous.
 * @throws {AppError} 500404 for a recommendation not sent to the caller's enterprise
 */
export const muteSender: Verb<typeof recommendMute> = (ctx, { id, data: { muted } }) =>
  inTransaction(ctx.db, async (tx) => {
    const enterpriseId = ctx.actor.enterpriseId ?? '';
    const isOwn = and(eq(recommendations.id, id), eq(recommendations.toEnterpriseId, enterpriseId));
    const [row] = await tx.select().from(recommendations).where(isOwn).for('share');
    // A recommendation the enterprise requested itself has no sender to mute.
    if (!row || row.fromEnterpriseId === enterpriseId) throw notFound();
    const sender = senderOf(row);
    const changed = muted
      ? await tx
          .insert(recommendMutes)
          .values({ enterpriseId, sender, recommendId: id, mutedAt: ctx.now })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(recommendMutes)
          .where(and(eq(recommendMutes.enterpriseId, enterpriseId), eq(recommendMutes.sender, sender)))
          .returning();
    if (changed.length > 0)
      await writeLog(tx, ctx, {
        event: muted ? 'recommend.mute' : 'recommend.unmute',
        entity: 'recommend',
        entityId: id,
      });
    return { muted };
  });

export const listMutes: Verb<typeof recommendQueryMutes> = async ({ db, actor }) => {
  const rows = await db
    .select({
      recommendId: recommendMutes.recommendId,
      title: projects.title,
      fromType: recommendations.fromType,
      mutedAt: recommendMutes.mutedAt,
    })
    .from(recommendMutes)
    .innerJoin(recommendations, eq(recommendations.id, recommendMutes.recommendId))
    .innerJoin(projects, eq(projects.id, recommendations.projectId))
    .where(eq(recommendMutes.enterpriseId, actor.enterpriseId ?? ''))
    .orderBy(desc(recommendMutes.mutedAt));
  return rows.map(({ fromType, mutedAt, ...row }) => ({
    ...row,
    fromLabel: recommendSenderLabels[fromType](),
    mutedAt: mutedAt.getTime(),
  }));
};
