import type { ManagedTeacher, teacherQueryManageList, teacherSave } from '@portal/contract/activity/manage';
import * as m from '@portal/texts/messages';
import { and, arrayContains, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { users } from '../../identity/user.table.ts';
import { type TeacherRecord, teachers } from '../activity.table.ts';
import { viewTeacher } from '../activity.view.ts';

/**
 * Account of the expert who answers for a teacher, or null.
 * @throws {AppError} 100002 for any other kind of account
 */
async function findAccount(tx: Db, loginName: string): Promise<string | null> {
  if (loginName === '') return null;
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.loginName})`, loginName.toLowerCase()),
        eq(users.status, 'NORMAL'),
        arrayContains(users.operatorRoles, ['EXPERT']),
      ),
    );
  if (!user) throw fieldsRefused({ 'data.loginName': m.fault_teacher_account() });
  return user.id;
}

const loggedOf = ({
  name,
  title,
  intro,
  userId,
}: Pick<TeacherRecord, 'name' | 'title' | 'intro' | 'userId'>) => ({
  name,
  title,
  intro,
  userId,
});

/**
 * Adds or updates a teacher.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveTeacher: Verb<typeof teacherSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, teachers, { id: given, version: seen });
    const { fileId, loginName, ...plain } = data;
    const userId = await findAccount(tx, loginName);
    const values = { ...plain, userId, photo: await findPicture(tx, fileId, data.name) };
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(teachers).values({ ...values, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, teachers, id, values) : { version: 1 };
    await writeLog(tx, ctx, {
      event: before ? 'teacher.edit' : 'teacher.create',
      entity: 'teacher',
      entityId: id,
      before: before && loggedOf(before),
      after: loggedOf({ ...data, userId }),
    });
    await invalidateTags(tx, ['activity']);
    return { teacherId: id, version: saved.version };
  });

const viewManagedTeacher = (teacher: TeacherRecord, loginName: string | null): ManagedTeacher => ({
  ...viewTeacher(teacher),
  version: teacher.version,
  data: { ...teacher, loginName: loginName ?? '', fileId: teacher.photo?.fileId ?? null },
});

export const queryManagedTeachers: Verb<typeof teacherQueryManageList> = async ({ db }) => {
  const rows = await db
    .select({ teacher: getTableColumns(teachers), loginName: users.loginName })
    .from(teachers)
    .leftJoin(users, eq(users.id, teachers.userId))
    .orderBy(asc(teachers.name), asc(teachers.id));
  return { rows: rows.map(({ teacher, loginName }) => viewManagedTeacher(teacher, loginName)) };
};
