import { inArray } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { type Activity, type SignUp, teachers } from '../activity.table.ts';
import { learnLink } from '../public-path.ts';
import { lessonHours, newCheckCode } from './certificate.policy.ts';
import { certificates } from './certificate.table.ts';

/** Begins the numbers of certificates. */
export const certificatePrefix = 'PX';

async function teachersOf(tx: Db, { teacherIds }: Activity): Promise<string[]> {
  if (teacherIds.length === 0) return [];
  const rows = await tx
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(inArray(teachers.id, teacherIds));
  return teacherIds.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}

/** Of those who come together, whoever was named first was checked in with the code. */
export const holderOf = ({ persons }: Pick<SignUp, 'persons'>): string => persons[0]?.name ?? '';

/**
 * Issues the certificate of somebody who was there, and tells them; nobody gets a second one of the same course.
 * Returns whether it is new.
 */
export async function issueCertificate(
  tx: Db,
  ctx: WriteContext,
  activity: Activity,
  signUp: SignUp,
  score: number | null,
): Promise<boolean> {
  const { now } = ctx;
  const { title, organizer, startAt, endAt } = activity;
  const { userId, enterpriseId, checkInAt } = signUp;
  const [issued] = await tx
    .insert(certificates)
    .values({
      id: orderedId(now.getTime()),
      no: await nextBusinessNumber(tx, certificatePrefix, now),
      checkCode: newCheckCode(),
      activityId: activity.id,
      signUpId: signUp.id,
      userId,
      enterpriseId,
      name: holderOf(signUp),
      title,
      organizer,
      teachers: await teachersOf(tx, activity),
      startAt,
      endAt,
      hours: lessonHours(activity),
      checkInAt,
      score,
      issuedAt: now,
      status: 'VALID',
      createdAt: now,
      createdBy: ctx.actor?.userId ?? null,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [certificates.activityId, certificates.userId] })
    .returning({ id: certificates.id, no: certificates.no });
  if (!issued) return false;
  await writeLog(tx, ctx, {
    event: 'certificate.issue',
    entity: 'certificate',
    entityId: issued.id,
    after: { no: issued.no, activityId: activity.id, ...(score === null ? {} : { score }) },
  });
  await sendMessage(tx, {
    eventCode: 'CERTIFICATE_ISSUED',
    params: { title },
    userIds: [userId],
    link: `${learnLink}/certificate/${issued.id}`,
    now,
  });
  return true;
}
