import type { Picture } from '@portal/contract/fields';
import { ratingPicturePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { RatingRecord } from './service-order.table.ts';

const isPictureOf = (fileId: string) =>
  and(eq(fileGroups.id, fileId), eq(fileGroups.purpose, ratingPicturePurpose));

/**
 * Takes the picture of a new rating, which makes the file public; a file belongs to one rating only.
 * @throws {AppError} 100002 unless the caller uploaded it for a rating
 */
export async function takePicture(tx: Db, userId: string, fileId: string): Promise<Picture | null> {
  if (fileId === '') return null;
  const taken = await tx
    .update(fileGroups)
    .set({ visibility: 'public' })
    .where(and(isPictureOf(fileId), eq(fileGroups.ownerUserId, userId), eq(fileGroups.visibility, 'owner')))
    .returning({ id: fileGroups.id });
  const file = taken.length === 0 ? null : await findFile(tx, fileId, 0);
  if (!file || file.width === null || file.height === null)
    throw fieldsRefused({ 'data.fileId': m.fault_picture_gone() });
  return { fileId, width: file.width, height: file.height, alt: '' };
}

/** Hiding a rating makes its picture private; its author and the park can still see it. */
export async function followPicture(
  tx: Db,
  { picture, status }: Pick<RatingRecord, 'picture' | 'status'>,
): Promise<void> {
  if (!picture) return;
  await tx
    .update(fileGroups)
    .set({ visibility: status === 'HIDDEN' ? 'owner' : 'public' })
    .where(isPictureOf(picture.fileId));
}

/** Deletes the pictures a user uploaded for ratings. */
export const dropPictures = (tx: Db, userId: string) =>
  tx
    .delete(fileGroups)
    .where(and(eq(fileGroups.ownerUserId, userId), eq(fileGroups.purpose, ratingPicturePurpose)));
