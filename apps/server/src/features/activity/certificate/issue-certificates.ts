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

/** Prefix of certificate numbers. */
export const certificatePrefix = 'PX';

async function teachersOf(tx: Db, { teacherIds }: Activity): Promise<string[]> {
  if (teacherIds.length === 0) return [];
  const rows = await tx
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(inArray(teachers.id, teacherIds));
  return teacherIds.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}

/** In a group, the first person named is the one who checks in with the code and takes the quiz. */
export const holderOf = ({ persons }: Pick<SignUp, 'persons'>): string => persons[0]?.name ?? '';

interface Merit {
  signUp: SignUp;
  /** Null for a course without a quiz. */
  score: number | null;
  /** Index into the people of the sign-up. */
  person: number;
}

/** Issues one certificate unless it exists: nobody gets a second one for the same course. */
async function issueOne(
  tx: Db,
  ctx: WriteContext,
  activity: Activity,
  { signUp, score, person }: Merit,
): Promise<string | null> {
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
      person,
      name: signUp.persons[person]?.name ?? '',
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
    .onConflictDoNothing({ target: [certificates.activityId, certificates.userId, certificates.person] })
    .returning({ id: certificates.id, no: certificates.no });
  if (!issued) return null;
  await writeLog(tx, ctx, {
    event: 'certificate.issue',
    entity: 'certificate',
    entityId: issued.id,
    after: { no: issued.no, activityId: activity.id, ...(score === null ? {} : { score }) },
  });
  return issued.id;
}

/**
 * Issues the certificates due for a sign-up and notifies its user once. If a quiz was passed, only the person who took
 * it gets one; otherwise everyone on the sign-up does.
 */
export async function issueCertificates(
  tx: Db,
  ctx: WriteContext,
  activity: Activity,
  signUp: SignUp,
  score: number | null,
): Promise<void> {
  const count = score === null ? signUp.persons.length : 1;
  const issued: string[] = [];
  for (let person = 0; person < count; person++) {
    const id = await issueOne(tx, ctx, activity, { signUp, score, person });
    if (id !== null) issued.push(id);
  }
  const [only, ...others] = issued;
  if (only === undefined) return;
  await sendMessage(tx, {
    eventCode: 'CERTIFICATE_ISSUED',
    params: { title: activity.title },
    userIds: [signUp.userId],
    link: others.length === 0 ? `${learnLink}/certificate/${only}` : `${learnLink}?tab=certificates`,
    now: ctx.now,
  });
}
