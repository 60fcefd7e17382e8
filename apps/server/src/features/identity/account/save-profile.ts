import { avatarPurpose, type ProfileFields } from '@portal/contract/identity-profile';
import * as m from '@portal/texts/messages';
import { and, eq, like } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { lockUser } from '../user.public.ts';
import { users } from '../user.table.ts';

async function isOwnAvatar(tx: Db, fileId: string, userId: string): Promise<boolean> {
  const [file] = await tx
    .select({ mime: fileItems.mime })
    .from(fileItems)
    .innerJoin(fileGroups, eq(fileGroups.id, fileItems.fileId))
    .where(
      and(
        eq(fileItems.fileId, fileId),
        eq(fileItems.index, 0),
        like(fileItems.mime, 'image/%'),
        eq(fileGroups.ownerUserId, userId),
        eq(fileGroups.purpose, avatarPurpose),
      ),
    );
  return file !== undefined;
}

/**
 * Saves what somebody keeps about himself.
 * @throws {AppError} 500404, 500409, 100002 for a picture that is not his
 */
export async function saveProfile(ctx: Context, { version, ...given }: ProfileFields & { version: number }) {
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, userId);
    requireVersion(user, version);
    const { name, language } = given;
    const avatarFileId = given.avatarFileId || null;
    const isNew = avatarFileId !== null && avatarFileId !== user.avatarFileId;
    if (isNew && !(await isOwnAvatar(tx, avatarFileId, userId)))
      throw fieldsRefused({ avatarFileId: m.fault_avatar() });
    const after = {
      name,
      language,
      avatarFileId,
      email: given.email || null,
      landline: given.landline || null,
    };
    const mark = { updatedAt: ctx.now, updatedBy: userId, version: version + 1 };
    await tx
      .update(users)
      .set({ ...after, ...mark })
      .where(eq(users.id, userId));
    const { name: oldName, email, landline, avatarFileId: oldAvatar, language: oldLanguage } = user;
    const before = { name: oldName, language: oldLanguage, avatarFileId: oldAvatar, email, landline };
    const entry = { event: 'user.saveProfile', entity: 'user', entityId: userId, before, after };
    await writeLog(tx, ctx, entry);
    return { name, avatarFileId, version: version + 1 };
  });
}
