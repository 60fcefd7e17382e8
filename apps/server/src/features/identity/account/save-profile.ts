import { avatarPurpose, type personalInfoSave } from '@portal/contract/identity/profile';
import * as m from '@portal/texts/messages';
import { and, eq, like } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { askForProof } from '../../message/reach/mail-proof.public.ts';
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
 * Saves the caller's own details.
 * @throws {AppError} 500404, 500409, 100002 for a picture the caller does not own
 */
export const saveProfile: Verb<typeof personalInfoSave> = (ctx, { version, ...given }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const user = await lockVersion(tx, users, { id: userId, version });
    const { name, language } = given;
    const avatarFileId = given.avatarFileId || null;
    const isNew = avatarFileId !== null && avatarFileId !== user.avatarFileId;
    if (isNew && !(await isOwnAvatar(tx, avatarFileId, userId)))
      throw fieldsRefused({ avatarFileId: m.fault_avatar() });
    const mail = given.email || null;
    const isMailNew = mail !== user.email;
    const after = {
      name,
      language,
      avatarFileId,
      email: mail,
      landline: given.landline || null,
    };
    const proven = isMailNew ? { emailProvenAt: null } : {};
    const saved = await updateVersion(tx, ctx, users, userId, { ...after, ...proven });
    if (mail !== null && isMailNew) await askForProof(tx, ctx, { userId, address: mail, language });
    const { name: oldName, email, landline, avatarFileId: oldAvatar, language: oldLanguage } = user;
    const before = { name: oldName, language: oldLanguage, avatarFileId: oldAvatar, email, landline };
    const entry = { event: 'user.saveProfile', entity: 'user', entityId: userId, before, after };
    await writeLog(tx, ctx, entry);
    return { name, avatarFileId, version: saved.version };
  });
