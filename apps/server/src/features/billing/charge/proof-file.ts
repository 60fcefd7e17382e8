import type { Attachment } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';

/** What proves a bill or credit note by hand: a delivery note, a photo, a signed sheet. */
export const chargeProofPurpose = 'CHARGE_PROOF';

/** @throws {AppError} 100002 for a file of somebody else, unless it is there already */
export async function requireProof(tx: Db, fileId: string, known: string, userId: string): Promise<void> {
  if (fileId === '' || fileId === known) return;
  if ((await findFile(tx, fileId, 0))?.ownerUserId !== userId)
    throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
}

/** Lets the enterprise's members read the proof once they are billed. */
export async function shareFile(tx: Db, fileId: string, ownerEnterpriseId: string): Promise<void> {
  if (fileId !== '') await tx.update(fileGroups).set({ ownerEnterpriseId }).where(eq(fileGroups.id, fileId));
}

export async function proofOf(db: Db, fileId: string): Promise<Attachment | null> {
  const file = fileId === '' ? null : await findFile(db, fileId, 0);
  return file && { fileId, index: 0, name: file.name, mime: file.mime, bytes: file.bytes };
}
