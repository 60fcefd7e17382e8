import { repairPurpose } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';

const kindsOf = { photos: 'image/%', signature: 'image/%', audio: 'audio/%' };
const labelsOf = { photos: m.field_photos, signature: m.field_signature, audio: m.field_audio };

/** @throws {AppError} 100002 unless all files are of the field's kind and uploaded by the caller for a repair */
export async function requireOwnFiles(
  tx: Db,
  userId: string,
  field: keyof typeof kindsOf,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.$count(
    fileItems,
    and(
      inArray(fileItems.fileId, [...ids]),
      eq(fileItems.index, 0),
      like(fileItems.mime, kindsOf[field]),
      inArray(
        fileItems.fileId,
        tx
          .select({ id: fileGroups.id })
          .from(fileGroups)
          .where(and(eq(fileGroups.ownerUserId, userId), eq(fileGroups.purpose, repairPurpose))),
      ),
    ),
  );
  if (found !== new Set(ids).size)
    throw fieldsRefused({ [`data.${field}`]: m.fault_choose({ field: labelsOf[field]() }) });
}
