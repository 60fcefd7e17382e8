import { paths } from '@portal/contract/paths';
import { type RecruitEvent, recruitTransitions, undecidedStates } from '@portal/contract/recruit/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { posts } from '../community/post.table.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { type Recruit, recruitApplications, recruits } from './recruit.table.ts';

/** Links to the recruiter's page and to the applicant's. */
export const recruitLinks = {
  recruit: (postId: string) => paths.ownPosts({ view: 'recruits', recruit: postId }),
  received: (id: string) => paths.ownPosts({ view: 'applications', application: id }),
  own: (id: string) => paths.ownRecruitApplication(id),
};

/** Locks a recruitment, so that changes to the number of free places run one after the other. */
export async function lockRecruit(tx: Db, postId: string): Promise<Recruit | undefined> {
  const [recruit] = await tx.select().from(recruits).where(eq(recruits.postId, postId)).for('update');
  return recruit;
}

/** The author, or for an enterprise also its owner and administrators. */
async function idsOfRecruiters(db: Db, { authorId, enterpriseId }: Recruit): Promise<string[]> {
  if (enterpriseId === null) return [authorId];
  const members = await db
    .select({ id: enterpriseMembers.userId, role: enterpriseMembers.memberRole })
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.status, 'ACTIVE')))
    .orderBy(enterpriseMembers.userId);
  return members
    .filter(({ id, role }) => id === authorId || role === 'OWNER' || role === 'ADMIN')
    .map(({ id }) => id);
}

/** The recruiter's name as applicants see it: the enterprise, or the author. */
export async function nameOfRecruiter(db: Db, { authorId, enterpriseId }: Recruit): Promise<string> {
  if (enterpriseId === null) return (await namesOfUsers(db, [authorId])).get(authorId) ?? '';
  const [found] = await db
    .select({ name: enterprises.shortName })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return found?.name ?? '';
}

export async function titleOf(db: Db, postId: string): Promise<string> {
  const [post] = await db.select({ title: posts.title }).from(posts).where(eq(posts.id, postId));
  if (!post) throw notFound();
  return post.title;
}

export const notifyRecruiters = async (
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  recruit: Recruit,
  notice: Notification,
  link = recruitLinks.recruit(recruit.postId),
): Promise<void> => sendMessage(tx, { ...notice, userIds: await idsOfRecruiters(tx, recruit), link, now });

/** Notifies applicants who are still waiting for an answer, each with a link to their own application. */
async function notifyUndecided(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  postId: string,
  notice: Notification,
): Promise<void> {
  const waiting = await tx
    .select({ id: recruitApplications.id, userId: recruitApplications.userId })
    .from(recruitApplications)
    .where(
      and(eq(recruitApplications.postId, postId), inArray(recruitApplications.status, [...undecidedStates])),
    )
    .orderBy(recruitApplications.id);
  for (const { id, userId } of waiting)
    if (userId !== null)
      await sendMessage(tx, { ...notice, userIds: [userId], link: recruitLinks.own(id), now });
}

async function notify(tx: Db, ctx: WriteContext, recruit: Recruit, event: RecruitEvent): Promise<void> {
  const { postId, reason } = recruit;
  const params = { title: await titleOf(tx, postId) };
  if (event === 'close') {
    const stopped = { eventCode: 'RECRUIT_STOPPED', params: { ...params, reason } } as const;
    await notifyRecruiters(tx, ctx, recruit, reason ? stopped : { eventCode: 'RECRUIT_ENDED', params });
    await notifyUndecided(tx, ctx, postId, { eventCode: 'RECRUIT_CLOSED', params });
  }
  if (event === 'fill') await notifyUndecided(tx, ctx, postId, { eventCode: 'RECRUIT_FILLED', params });
  if (event === 'reopen') await notifyUndecided(tx, ctx, postId, { eventCode: 'RECRUIT_REOPENED', params });
}

/**
 * Moves a locked recruitment, writes the log row and notifies applicants who are waiting for an answer.
 * @throws {AppError} 500012
 */
export async function moveRecruit(
  tx: Db,
  ctx: WriteContext,
  recruit: Recruit,
  event: RecruitEvent,
  reason = '',
): Promise<Recruit> {
  const state = nextState(recruitTransitions, recruit.state, event);
  const goesOn = event === 'open' || event === 'reopen';
  const [moved] = await tx
    .update(recruits)
    .set({ state, reason, endedAt: goesOn ? null : (recruit.endedAt ?? ctx.now) })
    .where(eq(recruits.postId, recruit.postId))
    .returning();
  if (!moved) throw notFound();
  await writeLog(tx, ctx, {
    event: `communityRecruit.${event}`,
    entity: 'communityRecruit',
    entityId: recruit.postId,
    before: { state: recruit.state },
    after: { state },
    ...(reason ? { reason } : {}),
  });
  // Nobody has seen a recruitment that was never public.
  if (recruit.state !== 'PENDING') await notify(tx, ctx, moved, event);
  await invalidateTags(tx, ['community']);
  return moved;
}
