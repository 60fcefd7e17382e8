import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { issueAward } from '../../activity/certificate/issue-award.public.ts';
import { users } from '../../identity/user.table.ts';
import { type Contest, contestEntries, contestMembers } from '../contest.table.ts';
import { prizeText } from '../prize-text.public.ts';

/** Certifies each prize of a contest to everyone in its team, once the publicity period is over. */
export async function attestAwards(tx: Db, ctx: WriteContext, contest: Contest): Promise<void> {
  const rows = await tx
    .select({
      entry: contestEntries,
      userId: users.id,
      name: users.name,
      enterpriseId: users.enterpriseId,
    })
    .from(contestEntries)
    .innerJoin(
      contestMembers,
      and(eq(contestMembers.entryId, contestEntries.id), eq(contestMembers.state, 'ACCEPTED')),
    )
    .innerJoin(users, and(eq(users.id, contestMembers.userId), eq(users.status, 'NORMAL')))
    .where(and(eq(contestEntries.contestId, contest.id), eq(contestEntries.status, 'AWARDED')))
    .orderBy(asc(contestEntries.id), asc(contestMembers.userId));
  const { title, prizes, startAt, endAt } = contest;
  for (const { entry, ...holder } of rows)
    await issueAward(tx, ctx, {
      ...holder,
      entryId: entry.id,
      title: entry.title,
      award: { contest: title, team: entry.teamName, prize: prizeText(prizes, entry) },
      startAt,
      endAt,
    });
}
