import { applicationStateLabels } from '@portal/contract/recruit/terms';
import { and, asc, eq, gt } from 'drizzle-orm';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { recruitLinks } from './move-recruit.ts';
import { isRunBy } from './recruit.policy.ts';
import { recruitApplications, recruits } from './recruit.table.ts';

const select = (db: Db) =>
  db
    .select({
      id: recruitApplications.id,
      title: posts.title,
      positionId: recruitApplications.positionId,
      positions: recruits.positions,
      place: recruitApplications.interviewPlace,
      interviewAt: recruitApplications.interviewAt,
      total: todoTotal,
    })
    .from(recruitApplications)
    .innerJoin(recruits, eq(recruits.postId, recruitApplications.postId))
    .innerJoin(posts, eq(posts.id, recruitApplications.postId));

/** Upcoming interviews the applicant is invited to. */
const listMeetings = (db: Db, { userId }: Actor, now: Date, limit: number) =>
  select(db)
    .where(
      and(
        eq(recruitApplications.userId, userId),
        eq(recruitApplications.status, 'INTERVIEW'),
        gt(recruitApplications.interviewAt, now),
      ),
    )
    .orderBy(asc(recruitApplications.interviewAt), asc(recruitApplications.id))
    .limit(limit);

/** Applications no recruiter has viewed yet, longest waiting first. */
const listUnread = (db: Db, actor: Actor, limit: number) =>
  select(db)
    .where(and(isRunBy(actor), eq(recruitApplications.status, 'SUBMITTED')))
    .orderBy(asc(recruitApplications.createdAt), asc(recruitApplications.id))
    .limit(limit);

type Row = Awaited<ReturnType<typeof listUnread>>[number];

const positionOf = ({ positions, positionId }: Row) =>
  positions.find(({ id }) => id === positionId)?.title ?? '';

export const recruitTodo: TodoSource = {
  kind: 'RECRUIT',
  async list(db, { actor, now, limit }) {
    const [meetings, unread] = await Promise.all([
      listMeetings(db, actor, now, limit),
      listUnread(db, actor, limit),
    ]);
    const total = (meetings[0]?.total ?? 0) + (unread[0]?.total ?? 0);
    return [
      ...meetings.map((row) => ({
        id: row.id,
        title: row.title,
        note: row.place,
        statusText: applicationStateLabels.INTERVIEW(),
        link: recruitLinks.own(row.id),
        dueAt: row.interviewAt,
        total,
      })),
      ...unread.map((row) => ({
        id: row.id,
        title: row.title,
        note: positionOf(row),
        statusText: applicationStateLabels.SUBMITTED(),
        link: recruitLinks.received(row.id),
        total,
      })),
    ].slice(0, limit);
  },
};
