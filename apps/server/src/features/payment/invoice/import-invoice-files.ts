import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { invoiceImportFiles } from '@portal/contract/payment/invoice';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { fromBufferPromise } from 'yauzl';
import { inTransaction } from '../../../platform/database/database.ts';
import { acceptedKinds } from '../../../platform/files/accepted-kinds.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import { type PreparedFile, prepareFile } from '../../../platform/files/prepare-file.ts';
import { receiveForm } from '../../../platform/files/receive-form.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { ContextOf, FormContext, OutputOf } from '../../../platform/http/context.ts';
import { dropForbidden } from '../../../platform/text/forbidden-characters.ts';
import { invoices } from './invoice.table.ts';
import { prepareInvoiceFile, storeInvoiceFile } from './invoice-files.ts';
import { lockSource } from './invoice-source.ts';
import { moveInvoice } from './move-invoice.ts';

type Ctx = FormContext<ContextOf<typeof invoiceImportFiles>['actor']>;
type Answer = OutputOf<typeof invoiceImportFiles>;

const maxFiles = 200;

interface Packed {
  name: string;
  bytes: Buffer;
}

/** The number in a file's name: 20 digits of a digital invoice, or 8 of an older one. */
const numberIn = (name: string): string | null => /(?<!\d)(\d{20}|\d{8})(?!\d)/.exec(name)?.[1] ?? null;

/** Folders, and what programs add to archives. */
const isNoise = (name: string) => /\/$|(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i.test(name);

/**
 * Reads the files of an inspected archive.
 * @throws {AppError} 500015 for encrypted archives, 100002 for too many files or none
 */
async function unpack(bytes: Buffer): Promise<Packed[]> {
  const archive = await fromBufferPromise(bytes);
  const packed: Packed[] = [];
  for await (const entry of archive.eachEntry()) {
    if (isNoise(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new AppError(retCodes.FILE_REFUSED);
    if (packed.length === maxFiles) throw fieldsRefused({ file: m.fault_at_a_time({ max: maxFiles }) });
    const name = dropForbidden(basename(entry.fileName)).slice(-100);
    packed.push({ name, bytes: await buffer(await archive.openReadStreamPromise(entry)) });
  }
  if (packed.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
  return packed;
}

type Outcome = 'ATTACHED' | 'KNOWN' | { fault: string };

/** Attaches a prepared file to the issued invoice with its number. */
async function attach(ctx: Ctx, invoiceNo: string, prepared: PreparedFile): Promise<Outcome> {
  const [found] = await ctx.db.select().from(invoices).where(eq(invoices.invoiceNo, invoiceNo));
  if (!found) return { fault: m.invoicing_fault_number_unknown({ no: invoiceNo }) };
  return inTransaction(ctx.db, async (tx): Promise<Outcome> => {
    await lockSource(tx, found);
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, found.id)).for('update');
    if (invoice?.invoiceNo !== invoiceNo)
      return { fault: m.invoicing_fault_number_unknown({ no: invoiceNo }) };
    if (invoice.fileId !== null) {
      const [item] = await tx.select().from(fileItems).where(eq(fileItems.fileId, invoice.fileId));
      return item?.sha256 === prepared.sha256 ? 'KNOWN' : { fault: m.invoicing_fault_file_there() };
    }
    if (invoice.status !== 'ISSUED') return { fault: m.invoicing_fault_not_issued({ no: invoice.no }) };
    await moveInvoice(tx, ctx, invoice, 'attach', { fileId: await storeInvoiceFile(tx, ctx, prepared) });
    return 'ATTACHED';
  });
}

async function take(ctx: Ctx, folder: string, file: Packed): Promise<Outcome> {
  const invoiceNo = numberIn(file.name);
  if (invoiceNo === null) return { fault: m.invoicing_fault_no_number_in_name() };
  try {
    const prepared = await prepareInvoiceFile(ctx, folder, file);
    return await attach(ctx, invoiceNo, prepared);
  } catch (error) {
    if (error instanceof AppError) return { fault: error.words() };
    if ((error as { statusCode?: unknown }).statusCode === 413)
      return { fault: m.invoicing_fault_too_large() };
    throw error;
  }
}

/**
 * Attaches the PDF and OFD files of an archive to issued invoices by the number in each name. Files that fit no
 * invoice are named and hold up no other; the same archive again changes nothing.
 * @throws {AppError} 100002, 500015
 */
export async function importInvoiceFiles(ctx: Ctx): Promise<Answer> {
  return ctx.uploads.gate(ctx.actor.userId, async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'invoices-'));
    const { files } = await receiveForm(ctx.request, folder.path);
    const [file] = files;
    if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
    const { path, mime } = await ctx.uploads.inspection(() => prepareFile(file));
    if (mime !== acceptedKinds.zip.mime) throw new AppError(retCodes.FILE_REFUSED);
    const answer: Answer = { attached: 0, known: 0, faults: [] };
    for (const [at, packed] of (await unpack(await readFile(path))).entries()) {
      const outcome = await take(ctx, folder.path, packed);
      if (outcome === 'ATTACHED') answer.attached += 1;
      else if (outcome === 'KNOWN') answer.known += 1;
      else
        answer.faults.push({
          row: at + 1,
          text: m.invoicing_file_fault({ name: packed.name, fault: outcome.fault }),
        });
    }
    return answer;
  });
}
