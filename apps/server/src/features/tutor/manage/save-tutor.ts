import type { ManagedTutor, tutorQueryManageList, tutorSave } from '@portal/contract/tutor/manage';
import * as m from '@portal/texts/messages';
import { and, arrayContains, eq, inArray, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { users } from '../../identity/user.table.ts';
import { countOpenHours, listTutors } from '../tutor.queries.ts';
import { tutors } from '../tutor.table.ts';
import { writeTutors } from './write-tutors.ts';

/** @throws {AppError} 100002 for an account that is not an expert's or belongs to another tutor */
async function findAccount(tx: Db, loginName: string, tutorId: string | undefined): Promise<string | null> {
  if (loginName === '') return null;
  const isExpert = and(eq(users.loginName, loginName), arrayContains(users.operatorRoles, ['EXPERT']));
  const [user] = await tx.select({ id: users.id }).from(users).where(isExpert);
  if (!user) throw fieldsRefused({ 'data.loginName': m.tutor_fault_no_expert() });
  const isOthers = and(eq(tutors.userId, user.id), tutorId ? ne(tutors.id, tutorId) : undefined);
  if ((await tx.$count(tutors, isOthers)) > 0)
    throw fieldsRefused({ 'data.loginName': m.tutor_fault_account_taken() });
  return user.id;
}

/**
 * Creates or changes a tutor.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveTutor: Verb<typeof tutorSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, tutors, { id: given, version: seen });
    const { fileId, loginName, ...plain } = data;
    const userId = await findAccount(tx, loginName, given);
    const values = { ...plain, userId, picture: await findPicture(tx, fileId, data.name) };
    const [saved] = await writeTutors(tx, ctx, [{ before, values }]);
    if (!saved) throw new Error('failed to save tutor');
    return { tutorId: saved.id, version: saved.version };
  });

/** All tutors with the account that manages their hours. */
export const queryManagedTutors: Verb<typeof tutorQueryManageList> = async ({ db, now }) => {
  const all = await listTutors(db);
  const hours = await countOpenHours(db, now);
  const ids = all.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const accounts = await db
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.id, ids));
  const nameOf = new Map(accounts.map(({ id, loginName }) => [id, loginName]));
  return {
    rows: all.map(
      (tutor): ManagedTutor => ({
        tutorId: tutor.id,
        version: tutor.version,
        picture: tutor.picture,
        freeHours: hours.get(tutor.id) ?? 0,
        data: {
          ...tutor,
          fileId: tutor.picture?.fileId ?? null,
          loginName: (tutor.userId && nameOf.get(tutor.userId)) || '',
        },
      }),
    ),
  };
};
