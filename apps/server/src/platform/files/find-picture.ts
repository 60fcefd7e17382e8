import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { Db } from '../database/database.ts';
import { fieldsRefused } from '../http/app-error.ts';
import { findFile } from './file.queries.ts';

/**
 * The public picture which a field of a form holds, described by the name of what it shows.
 * @throws {AppError} 100002 for a file that is missing, no picture, or not public
 */
export async function findPicture(
  tx: Db,
  fileId: string | null,
  name: string,
  field = 'data.fileId',
): Promise<Picture | null> {
  if (fileId === null) return null;
  const [found] = await findPictures(tx, field, [fileId], name);
  return found ?? null;
}

interface EnteredPictures {
  fileId: string | null;
  galleryFileIds: readonly string[];
}

interface Pictured {
  /** What lists show. */
  picture: Picture | null;
  /** More of them, in the order they are shown on its page. */
  gallery: Picture[];
}

/**
 * The pictures of a thing, as its form holds them.
 * @throws {AppError} 100002 for one that is missing, no picture, or not public
 */
export const findGallery = async (
  tx: Db,
  { fileId, galleryFileIds }: EnteredPictures,
  name: string,
): Promise<Pictured> => ({
  picture: await findPicture(tx, fileId, name),
  gallery: await findPictures(tx, 'data.galleryFileIds', galleryFileIds, name),
});

/** The same as its form holds them again. */
export const galleryIds = ({ picture, gallery }: Pictured) => ({
  fileId: picture?.fileId ?? null,
  galleryFileIds: gallery.map(({ fileId }) => fileId),
});

/**
 * The public pictures which a list of a form holds, in its order.
 * @throws {AppError} 100002 for one that is missing, no picture, or not public
 */
async function findPictures(
  tx: Db,
  field: string,
  fileIds: readonly string[],
  name: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const fileId of new Set(fileIds)) {
    const file = await findFile(tx, fileId, 0);
    if (file?.visibility !== 'public' || file.width === null || file.height === null)
      throw fieldsRefused({ [field]: m.fault_picture_gone() });
    pictures.push({ fileId, width: file.width, height: file.height, alt: name });
  }
  return pictures;
}
