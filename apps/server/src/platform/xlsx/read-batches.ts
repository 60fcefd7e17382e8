import { maxExportRows } from '@portal/contract/export';
import type { Db } from '../database/database.ts';
import type { SheetColumn } from './build-sheet.ts';

/** A list exported as a spreadsheet, read page by page with its own query. */
export interface Sheet<Row> {
  /** Name of the file and the sheet, such as 操作日志. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  /** Reads page `pageNo` (from 1) of the list, in a stable order. */
  read: (db: Db, page: { pageNo: number; pageSize: number }) => Promise<readonly Row[]>;
}

const batchRows = 500;

/** Yields the rows batch by batch; `onProgress` receives the number of rows so far. */
export async function* readBatches<Row>(
  db: Db,
  sheet: Sheet<Row>,
  onProgress: (doneRows: number) => Promise<void> = async () => undefined,
): AsyncGenerator<readonly Row[]> {
  let doneRows = 0;
  for (let pageNo = 1; pageNo * batchRows <= maxExportRows; pageNo++) {
    const rows = await sheet.read(db, { pageNo, pageSize: batchRows });
    if (rows.length > 0) yield rows;
    doneRows += rows.length;
    await onProgress(doneRows);
    if (rows.length < batchRows) return;
  }
}
