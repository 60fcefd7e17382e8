import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import {
  contestEntries,
  contestJudges,
  contestMembers,
  contestObjections,
  contests,
  contestVotes,
} from './contest.table.ts';

/** What somebody leads and is not judged yet is taken back; whoever is in a team leaves it. Awards stay with their team. */
export const eraseContests: Erase = async (tx, userId, now) => {
  const ended = await tx
    .update(contestEntries)
    .set({ status: 'WITHDRAWN', files: [], videoFileId: null, picture: null, updatedAt: now })
    .where(
      and(
        eq(contestEntries.leaderId, userId),
        inArray(contestEntries.status, ['DRAFT', 'SUBMITTED', 'RETURNED', 'QUALIFIED']),
        // Judges go on with what they have begun.
        inArray(
          contestEntries.contestId,
          tx
            .select({ id: contests.id })
            .from(contests)
            .where(inArray(contests.status, ['PUBLISHED', 'RUNNING'])),
        ),
      ),
    )
    .returning({ id: contestEntries.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(contestMembers)
      .set({ state: 'LEFT', answeredAt: now })
      .where(inArray(contestMembers.entryId, ids));
  await tx
    .update(contestMembers)
    .set({ state: 'LEFT', answeredAt: now })
    .where(and(eq(contestMembers.userId, userId), inArray(contestMembers.state, ['INVITED', 'ACCEPTED'])));
  await tx.delete(contestVotes).where(eq(contestVotes.userId, userId));
  await tx.update(contestObjections).set({ text: '' }).where(eq(contestObjections.userId, userId));
  await tx
    .update(contestJudges)
    .set({ enterpriseIds: [], photo: null })
    .where(eq(contestJudges.userId, userId));
};
