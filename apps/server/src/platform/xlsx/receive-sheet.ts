import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { acceptedKinds } from '../files/accepted-kinds.ts';
import { identifyFile } from '../files/identify-file.ts';
import { maxSheetBytes, unpackedBytes } from '../files/inspect-archive.ts';
import { type ReceivedFile, receiveForm } from '../files/receive-form.ts';
import { type AppError, fieldsRefused, refusedAt } from '../http/app-error.ts';
import type { FormContext } from '../http/context.ts';
import { adviseOnFormat, isText } from './foreign-format.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';

const mega = 1024 * 1024;
const { maxBytes } = acceptedKinds.xlsx;

const refused = (words: string): AppError => refusedAt('file', retCodes.FILE_REFUSED, words);

/**
 * Checks a spreadsheet, or a document with tables, before it is unpacked.
 * @throws {AppError} 500015 for a file of another kind or beyond the limits, with what to do instead
 */
export async function inspectSheet({ path, bytes, isCutOff }: ReceivedFile): Promise<void> {
  if (isCutOff || bytes > maxBytes) throw refused(m.sheet_too_large({ max: maxBytes / mega }));
  const content = await readFile(path);
  const advice = adviseOnFormat(content);
  if (advice !== null) throw refused(advice);
  const kind = await identifyFile(path, bytes);
  const isOffice = kind === 'xlsx' || kind === 'docx';
  if (!isOffice && (kind !== null || !isText(content))) throw refused(m.sheet_unreadable());
  if (isOffice && (await unpackedBytes(path)) > maxSheetBytes)
    throw refused(m.sheet_too_full({ max: maxSheetBytes / mega }));
}

/**
 * Receives a table to import, xlsx, docx or CSV: its rows by column head.
 * @throws {AppError} 100002 without a file, without a table with these heads, without rows or with more than `most`;
 * 500015 for another kind of file
 */
export async function receiveSheet(
  ctx: Pick<FormContext, 'request' | 'uploads'>,
  most: number,
  heads: readonly string[],
): Promise<SheetRow[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'import-'));
  const { files } = await receiveForm(ctx.request, folder.path);
  const [file] = files;
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  await ctx.uploads.inspection(() => inspectSheet(file));
  const rows = await readSheet(file.path, most, heads);
  if (rows.length > most) throw fieldsRefused({ file: m.fault_import_rows({ max: most }) });
  if (rows.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
  return rows;
}
