import { and, asc, eq, inArray } from 'drizzle-orm';
import { certificates } from '../../features/activity/certificate/certificate.table.ts';
import { certificatePrefix } from '../../features/activity/certificate/issue-certificates.ts';
import { parkName } from '../../features/activity/certificate/send-certificate.ts';
import { type Contest, type ContestEntry, contestMembers } from '../../features/contest/contest.table.ts';
import { prizeText } from '../../features/contest/prize-text.public.ts';
import { users } from '../../features/identity/user.table.ts';
import { nextBusinessNumbers } from '../../platform/business-number.ts';
import { demoCheckCode } from '../content/demo-check-code.ts';
import { demoId } from '../content/demo-id.ts';
import type { DemoContext } from '../demo-context.ts';

/** Certificates for all members of winning teams, dated the day after the publicity period. */
export async function fillAwardCertificates(
  { tx }: DemoContext,
  contest: Contest,
  entries: readonly ContestEntry[],
): Promise<void> {
  const awarded = entries.filter(({ status }) => status === 'AWARDED');
  const holders = await tx
    .select({
      entryId: contestMembers.entryId,
      userId: users.id,
      name: users.name,
      enterpriseId: users.enterpriseId,
    })
    .from(contestMembers)
    .innerJoin(users, eq(users.id, contestMembers.userId))
    .where(
      and(
        eq(contestMembers.state, 'ACCEPTED'),
        inArray(
          contestMembers.entryId,
          awarded.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(contestMembers.entryId), asc(contestMembers.userId));
  const issuedAt = contest.endAt;
  const organizer = await parkName(tx);
  const numbers = await nextBusinessNumbers(tx, certificatePrefix, issuedAt, holders.length);
  const rows = holders.flatMap(({ entryId, ...holder }, at) => {
    const entry = awarded.find(({ id }) => id === entryId);
    if (!entry) return [];
    const key = `${entryId} ${holder.userId}`;
    return {
      ...holder,
      entryId,
      id: demoId('certificate', key),
      no: numbers[at] ?? '',
      checkCode: demoCheckCode(key),
      kind: 'AWARD' as const,
      title: entry.title,
      organizer,
      award: { contest: contest.title, team: entry.teamName, prize: prizeText(contest.prizes, entry) },
      startAt: contest.startAt,
      endAt: contest.endAt,
      hours: 0,
      issuedAt,
      status: 'VALID' as const,
      createdAt: issuedAt,
      updatedAt: issuedAt,
    };
  });
  if (rows.length > 0) await tx.insert(certificates).values(rows);
}
