import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { newCheckCode } from '../certificate/certificate.policy.ts';
import { certificates } from '../certificate/certificate.table.ts';
import { insertSignUp } from './insert-activity.ts';

/** An attendee's certificate. */
export async function insertCertificate(
  db: Db,
  given: Partial<typeof certificates.$inferInsert> & { activityId: string; userId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const { activityId, userId } = given;
  const signUpId = await insertSignUp(db, { activityId, userId, status: 'CHECKED_IN' });
  const at = new Date('2026-11-20T04:00:00Z');
  await db.insert(certificates).values({
    id,
    signUpId,
    no: `PX20261120-${id.slice(-4)}`,
    checkCode: newCheckCode(),
    name: '许晚棠',
    title: '温室环控从零开始',
    organizer: '松间培训',
    startAt: at,
    endAt: at,
    hours: 3,
    issuedAt: at,
    status: 'VALID',
    ...given,
  });
  return id;
}
