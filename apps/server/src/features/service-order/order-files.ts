import { orderFilePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';

/** @throws {AppError} 100002 unless the caller uploaded all of them for an order */
export async function requireOrderFiles(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.$count(
    fileGroups,
    and(
      inArray(fileGroups.id, [...ids]),
      eq(fileGroups.ownerUserId, userId),
      eq(fileGroups.purpose, orderFilePurpose),
      eq(fileGroups.visibility, 'owner'),
    ),
  );
  if (found !== new Set(ids).size) throw fieldsRefused({ 'data.fileIds': m.fault_choice_gone() });
}
