import type { ManagedTeacher, teacherSave } from '@portal/contract/activity-manage';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type TeacherRecord, teachers } from '../activity.table.ts';
import { viewTeacher } from '../activity.view.ts';

/**
 * Enters a teacher or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveTeacher: Verb<typeof teacherSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, teachers, { id: given, version: seen });
    const { fileId, ...plain } = data;
    const values = { ...plain, photo: await findPicture(tx, fileId, data.name) };
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(teachers).values({ ...values, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, teachers, id, values) : { version: 1 };
    await writeLog(tx, ctx, {
      event: before ? 'teacher.edit' : 'teacher.create',
      entity: 'teacher',
      entityId: id,
      before: before && { name: before.name, title: before.title, intro: before.intro },
      after: { name: data.name, title: data.title, intro: data.intro },
    });
    await invalidateTags(tx, ['activity']);
    return { teacherId: id, version: saved.version };
  });

export const viewManagedTeacher = (teacher: TeacherRecord): ManagedTeacher => ({
  ...viewTeacher(teacher),
  version: teacher.version,
  data: { ...teacher, fileId: teacher.photo?.fileId ?? null },
});
