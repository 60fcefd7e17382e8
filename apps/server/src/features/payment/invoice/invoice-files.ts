import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invoiceFilePurpose } from '@portal/contract/payment/invoice';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { acceptedKinds } from '../../../platform/files/accepted-kinds.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { insertFileRows } from '../../../platform/files/insert-files.ts';
import { type PreparedFile, prepareFile } from '../../../platform/files/prepare-file.ts';
import { holdContents } from '../../../platform/files/stored-contents.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { InvoiceFile } from '../../../platform/invoice/invoice-channel.ts';
import type { InvoiceRow } from './invoice.table.ts';

const { pdf, ofd } = acceptedKinds;

/**
 * Writes a file of an invoice into the folder and checks it.
 * @throws {AppError} 500015 for anything but a PDF or OFD file; an error of status 413 for one that is too large
 */
export async function prepareInvoiceFile(
  { uploads }: Pick<Context, 'uploads'>,
  folder: string,
  { name, bytes }: InvoiceFile,
): Promise<PreparedFile> {
  const path = join(folder, ulid());
  await writeFile(path, bytes);
  const prepared = await uploads.inspection(() =>
    prepareFile({ path, field: '', name, bytes: bytes.length, isCutOff: false }),
  );
  if (prepared.mime !== pdf.mime && prepared.mime !== ofd.mime) throw new AppError(retCodes.FILE_REFUSED);
  return prepared;
}

/** Stores a prepared file for the finance office; it belongs to nobody until it is delivered. Returns its id. */
export async function storeInvoiceFile(
  tx: Db,
  { files, now }: Pick<Context, 'files' | 'now'>,
  { path, ...item }: PreparedFile,
): Promise<string> {
  const id = ulid(now.getTime());
  await holdContents(tx, files, [{ path, ...item }]);
  await insertFileRows(tx, { id, purpose: invoiceFilePurpose, visibility: 'owner', createdAt: now }, [
    { index: 0, ...item },
  ]);
  return id;
}

/**
 * Returns the id of a file that the caller uploaded for an invoice.
 * @throws {AppError} 100002 for any other file
 */
export async function requireOwnUpload(
  tx: Db,
  { actor }: Pick<Context, 'actor'>,
  fileId: string,
): Promise<string> {
  const { id, ownerUserId, purpose, visibility } = fileGroups;
  const isOwn = and(
    eq(id, fileId),
    eq(ownerUserId, actor.userId),
    eq(purpose, invoiceFilePurpose),
    eq(visibility, 'owner'),
  );
  if ((await tx.$count(fileGroups, isOwn)) === 0)
    throw fieldsRefused({ 'data.fileId': m.fault_contract_file() });
  return fileId;
}

/** @throws {AppError} 300002 for an invoice with a file, which is corrected with a reason instead */
export function requireUnused({ fileId }: InvoiceRow): void {
  if (fileId !== null) throw fieldsRefused({ 'data.fileId': m.invoicing_fault_file_there() });
}

/** Passes the files of a delivered or reversed invoice to its payer. */
export async function handOver(
  tx: Db,
  { fileId, redFileId, userId, enterpriseId }: InvoiceRow,
): Promise<void> {
  const ids = [fileId, redFileId].flatMap((id) => id ?? []);
  await tx
    .update(fileGroups)
    .set({ ownerUserId: userId, ownerEnterpriseId: enterpriseId })
    .where(inArray(fileGroups.id, ids));
}
