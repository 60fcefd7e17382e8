import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { maxSheetBytes, unpackedBytes } from '../files/inspect-archive.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { receiveForm, tooLarge } from '../files/receive-form.ts';
import { AppError, fieldsRefused } from '../http/app-error.ts';
import type { FormContext } from '../http/context.ts';
import { spreadsheetType } from './build-sheet.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';

interface ReceivedSheet {
  rows: SheetRow[];
  /** Content of the field, if it was sent. */
  fieldText: string | null;
}

/**
 * Receives a spreadsheet to import: its rows by column head, and the content of the field `fieldName`. That field is
 * sent as a file, because form fields hold only a thousand characters.
 * @throws {AppError} 100002 without a file, without a table with these heads, without rows or with more than `most`;
 * 500015 for another kind of file
 */
export async function receiveSheet(
  ctx: Pick<FormContext, 'request' | 'uploads'>,
  most: number,
  heads: readonly string[],
  fieldName?: string,
): Promise<ReceivedSheet> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'import-'));
  const { files } = await receiveForm(ctx.request, folder.path);
  const file = files.find(({ field }) => field !== fieldName);
  const second = files.find(({ field }) => field === fieldName);
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  const { path, mime } = await ctx.uploads.inspection(() => prepareFile(file));
  if (mime !== spreadsheetType) throw new AppError(retCodes.FILE_REFUSED);
  if ((await unpackedBytes(path)) > maxSheetBytes) throw tooLarge();
  const rows = await readSheet(path, most, heads);
  if (rows.length > most) throw fieldsRefused({ file: m.fault_import_rows({ max: most }) });
  if (rows.length === 0) throw fieldsRefused({ file: m.fault_import_empty() });
  return {
    rows,
    fieldText: second ? await readFile(second.path, 'utf8') : null,
  };
}
