import type { moderationReveal } from '@portal/contract/community/manage';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { comments, posts, reports } from '../post.table.ts';

/**
 * Reveals the author of an anonymous text after an upheld report; the log records who asked and why.
 * @throws {AppError} 500404, 500012 without an upheld report
 */
export const revealAuthor: Verb<typeof moderationReveal> = (ctx, { target, id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const table = target === 'POST' ? posts : comments;
    const [text] = await tx
      .select({ name: users.name, enterpriseName: enterprises.name, anonymous: table.anonymous })
      .from(table)
      .innerJoin(users, eq(users.id, table.authorId))
      .leftJoin(enterprises, eq(enterprises.id, table.enterpriseId))
      .where(eq(table.id, id));
    if (!text) throw notFound();
    const upheld = and(eq(reports.targetId, id), eq(reports.status, 'RESOLVED'));
    if (!text.anonymous || (await tx.$count(reports, upheld)) === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    await writeLog(tx, ctx, {
      event: target === 'POST' ? 'communityPost.reveal' : 'communityComment.reveal',
      entity: target === 'POST' ? 'communityPost' : 'communityComment',
      entityId: id,
      reason: data.reason,
    });
    return { name: text.name, enterpriseName: text.enterpriseName ?? '' };
  });
