import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import type { Db } from '../../platform/database/database.ts';
import { listFirstFiles } from '../../platform/files/attachments.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findDeclareItem } from './declare-item.queries.ts';
import { viewDeclareItem } from './declare-item.view.ts';

/** The declaration item with everything its page shows. @throws {AppError} 500404, also for a draft */
export async function getDeclareItem(db: Db, id: string, today: string): Promise<DeclareItemDetail> {
  const row = await findDeclareItem(db, id);
  if (!row) throw notFound();
  const fileIds = row.materials.flatMap(({ templateFileId }) => templateFileId ?? []);
  return viewDeclareItem(row, await listFirstFiles(db, fileIds), today);
}
