import type { ImportRow, ImportRun } from '@portal/contract/import/import';
import type { ImportKind } from '@portal/contract/import/terms';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { textOf } from '../../feature/importer.ts';
import { uploadImport } from '../../features/import/testing/import-file.ts';
import { writeSampleBook } from '../../platform/xlsx/testing/sample-sheets.ts';
import type { OfficeBook } from './office-books.ts';
import type { Planted } from './office-sheet.ts';
import type { MovePark } from './open-park.ts';

const base = 'POST /api/importManage/import';

interface Hands {
  /** Token of the one who imports. */
  first: string;
  /** Token of the one who approves what needs two. */
  second: string;
}

/** A workbook with sheets that nobody expects before its own. */
const writeBook = ({ sheets, others = [] }: OfficeBook): Promise<Buffer> =>
  writeSampleBook(...others, ...sheets.map(({ sheet }) => sheet));

/** Confirms the columns, with the odd ones mapped by hand, and has all rows checked. */
async function check(park: MovePark, run: ImportRun, token: string, odd: ReadonlyMap<string, string>) {
  const unknown = run.sheets.flatMap(({ columns }) =>
    columns.filter(({ head, field }) => field === null && odd.has(head)).map(({ head }) => head),
  );
  expect(unknown.toSorted()).toEqual([...odd.keys()].toSorted());
  const sheets = run.sheets.map(({ sheetId, columns, constants }) => ({
    sheetId,
    constants,
    fields: columns.map(({ head, field }) => field ?? odd.get(head) ?? null),
  }));
  await park.call(`${base}/map`, { id: run.importId, version: run.version, data: { sheets } }, token);
  await park.workOnImports();
  return see(park, run, token);
}

const see = ({ call }: MovePark, { importId: id }: Pick<ImportRun, 'importId'>, token: string) =>
  call('GET /api/importManage/import/queryDetail', { id }, token);

async function upload(park: MovePark, token: string, content: Buffer, name: string): Promise<ImportRun> {
  const { header, data } = await uploadImport(park.portal, token, content, { name });
  expect(header.retMsg).toBe('操作成功');
  return data;
}

/** All rows of a tab, of every sheet, page by page. */
async function rowsOf({ call }: MovePark, run: ImportRun, token: string, tab: string) {
  const all: { kind: ImportKind; sheetId: string; row: ImportRow }[] = [];
  for (const { sheetId, kind } of run.sheets)
    for (let pageNo = 1, isFull = true; isFull; pageNo += 1) {
      const input = { id: run.importId, sheetId, tab, pageNo, pageSize: 50 };
      const { rows } = await call('GET /api/importManage/import/queryRows', input, token);
      all.push(...rows.map((row) => ({ kind, sheetId, row })));
      isFull = rows.length === 50;
    }
  return all;
}

const placeOf = ({ kind, line, field }: Pick<Planted, 'kind' | 'line' | 'field'>) =>
  `${kind} ${line} ${field}`;

/** Every fault of a planted cell, and no other. */
async function expectFaults(park: MovePark, run: ImportRun, token: string, planted: readonly Planted[]) {
  const found = await rowsOf(park, run, token, 'LOOK');
  const places = found.flatMap(({ kind, row: { line, faults, doubts } }) =>
    [...faults, ...doubts].map(({ field }) => placeOf({ kind, line, field })),
  );
  expect(places.toSorted()).toEqual(planted.map(placeOf).toSorted());
  return found;
}

/** Corrects faults in the table of the check: a cell that is wrong, or a row that stands twice. */
async function mendInPlace(
  park: MovePark,
  run: ImportRun,
  token: string,
  { mended, sheetOf }: { mended: readonly Planted[]; sheetOf: ReadonlyMap<ImportKind, string> },
): Promise<ImportRun> {
  let { version } = run;
  for (const { kind, line, field, good } of mended) {
    const data = good === null ? { skip: true } : { cells: { [field]: good } };
    const given = { id: run.importId, version, sheetId: sheetOf.get(kind), line, data };
    ({ version } = await park.call(`${base}/mend`, given, token));
  }
  return see(park, run, token);
}

/** Writes what is good; what needs two people is approved by the second. */
async function write(park: MovePark, run: ImportRun, { first, second }: Hands): Promise<ImportRun> {
  const act = (event: string, version: number, token: string) =>
    park.call(`${base}/operate`, { id: run.importId, event, version }, token);
  if (run.needsSecond) {
    const { version } = await act('propose', run.version, first);
    await act('approve', version, second);
  } else await act('write', run.version, first);
  await park.workOnImports();
  return see(park, run, first);
}

/** The rows that are given back, as the office corrects them in its spreadsheet program. */
async function mendRest(
  park: MovePark,
  run: ImportRun,
  token: string,
  left: readonly (Planted & { isSkipped: boolean })[],
): Promise<Buffer> {
  const { rawPayload } = await park.portal.app.inject({
    url: `/api/importManage/import/rest?id=${run.importId}`,
    headers: { token },
  });
  const { sheets } = await readXlsx(rawPayload);
  const written = run.sheets.map(({ kind, kindName, fields }) => {
    const [heads = [], ...rows] = sheets.find(({ name }) => name === kindName)?.rows ?? [];
    const own = left.filter((one) => one.kind === kind);
    const lines = [...new Set(own.map(({ line }) => line))].toSorted((one, other) => one - other);
    expect(rows).toHaveLength(lines.length);
    for (const { line, field, good, isSkipped } of own) {
      const label = fields.find(({ key }) => key === field)?.label ?? '';
      const column = heads.findIndex((head) => textOf(head).replace(/ \*$/, '') === label);
      const cells: CellValue[] = rows[lines.indexOf(line)] ?? [];
      if (!isSkipped) expect(cells.at(-1), placeOf({ kind, line, field })).toContain(label);
      if (good !== null) cells[column] = good;
    }
    return { name: kindName, rows: [heads, ...rows] };
  });
  return writeSampleBook(...written);
}

/** Whether a fault is corrected, or the one that it follows from. */
const isMendedIn = (mended: ReadonlySet<Planted>, one: Planted): boolean =>
  mended.has(one) || (one.follows !== undefined && mended.has(one.follows));

/**
 * Takes a workbook into the park as its keeper does: checks it, corrects half of its faults in place and writes the good
 * rows, then corrects the rest in the sheet that is given back, and imports that.
 */
export async function importBook(park: MovePark, book: OfficeBook, hands: Hands): Promise<void> {
  const token = hands.first;
  const planted = book.sheets.flatMap((sheet) => sheet.planted);
  const odd = new Map(book.sheets.flatMap((sheet) => [...sheet.odd]));
  const run = await check(park, await upload(park, token, await writeBook(book), book.name), token, odd);
  const rows = new Map(book.sheets.map((sheet) => [sheet.kind, sheet.rows]));
  expect(new Map(run.sheets.map((sheet) => [sheet.kind, sheet.rows]))).toEqual(rows);
  await expectFaults(park, run, token, planted);

  const own = planted.filter(({ follows }) => !follows);
  const mended = new Set(own.filter((_one, nth) => nth % 2 === 0));
  const sheetOf = new Map(run.sheets.map(({ kind, sheetId }) => [kind, sheetId]));
  const half = await mendInPlace(park, run, token, { mended: [...mended], sheetOf });
  const left = planted.filter((one) => !isMendedIn(mended, one));
  await expectFaults(park, half, token, left);
  const written = await write(park, half, hands);
  expect(written.results.WRITTEN).toBe(half.counts.NEW);

  // Rows that were left out in place come back too.
  const skipped = [...mended].filter(({ good }) => good === null);
  const given = [
    ...left.map((one) => ({ ...one, isSkipped: false })),
    ...skipped.map((one) => ({ ...one, isSkipped: true })),
  ];
  const back = await mendRest(park, written, token, given);
  const again = await check(park, await upload(park, token, back, `剩余 ${book.name}`), token, new Map());
  await expectFaults(park, again, token, []);
  const last = await write(park, again, hands);
  expect(last.results.WRITTEN).toBe(again.counts.NEW);
  expect(last.counts.NEW + last.counts.SAME).toBe(
    new Set(given.map(({ kind, line }) => `${kind} ${line}`)).size,
  );
}
