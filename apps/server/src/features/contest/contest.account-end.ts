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

/** Withdraws unjudged entries led by a closed account and removes it from its teams. Awards stay with the team. */
export const eraseContests: Erase = async (tx, userId, { now }) => {
  const ended = await tx
    .update(contestEntries)
    .set({ status: 'WITHDRAWN', files: [], videoFileId: null, picture: null, updatedAt: now })
    .where(
      and(
        eq(contestEntries.leaderId, userId),
        inArray(contestEntries.status, ['DRAFT', 'SUBMITTED', 'RETURNED', 'QUALIFIED']),
        // Entries already being judged are kept.
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
