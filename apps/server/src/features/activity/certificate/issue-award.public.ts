import { and, eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { learnLink } from '../public-path.ts';
import { newCheckCode } from './certificate.policy.ts';
import { type AwardWords, certificates } from './certificate.table.ts';
import { certificatePrefix } from './issue-certificates.ts';
import { parkName } from './send-certificate.ts';

/** A contest prize and the team member it's certified for. */
interface Merit {
  entryId: string;
  /** Title of the entry. */
  title: string;
  award: AwardWords;
  startAt: Date;
  endAt: Date;
  userId: string;
  name: string;
  enterpriseId: string | null;
}

/** Issues a prize certificate to a team member and notifies them, unless they already have it. */
export async function issueAward(tx: Db, ctx: WriteContext, merit: Merit): Promise<void> {
  const { now } = ctx;
  const [issued] = await tx
    .insert(certificates)
    .values({
      ...merit,
      id: orderedId(now.getTime()),
      no: await nextBusinessNumber(tx, certificatePrefix, now),
      checkCode: newCheckCode(),
      kind: 'AWARD',
      organizer: await parkName(tx),
      hours: 0,
      issuedAt: now,
      status: 'VALID',
      createdAt: now,
      createdBy: ctx.actor?.userId ?? null,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: certificates.id, no: certificates.no });
  if (!issued) return;
  const { title, userId, award } = merit;
  await writeLog(tx, ctx, {
    event: 'certificate.issue',
    entity: 'certificate',
    entityId: issued.id,
    after: { no: issued.no, prize: award.prize },
  });
  await sendMessage(tx, {
    eventCode: 'AWARD_CERTIFICATE_ISSUED',
    params: { title, prize: award.prize },
    userIds: [userId],
    link: `${learnLink}/certificate/${issued.id}`,
    now,
  });
}

/** The person's certificate for a prize of this entry, or null. */
export async function findAward(db: Db, entryId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.entryId, entryId), eq(certificates.userId, userId)));
  return row?.id ?? null;
}
