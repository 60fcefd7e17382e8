import type { Envelope } from '@portal/contract/envelope';
import type { importUpload } from '@portal/contract/import/import';
import type { Database } from '../../../platform/database/database.ts';
import { writeForm } from '../../../platform/files/testing/upload-form.ts';
import type { OutputOf } from '../../../platform/http/context.ts';
import { bookSheet, buildBook } from '../../../platform/xlsx/build-sheet.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { contributions } from '../../features.ts';
import { importersOf } from '../importers.ts';
import { workOnImports } from '../work-on-imports.ts';

type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

/** A workbook of these sheets, each a list of rows with the heads first. */
export async function bookOf(sheets: Readonly<Record<string, Rows>>): Promise<Buffer> {
  const [first, ...others] = Object.entries(sheets).map(([name, [heads = [], ...rows]]) =>
    bookSheet(
      name,
      heads.map((head, at) => ({
        head: String(head ?? ''),
        value: (row: readonly Cell[]) => row[at] ?? null,
      })),
      rows,
    ),
  );
  if (!first) throw new Error('a workbook has at least one sheet');
  return buildBook([first, ...others]);
}

type Uploaded = Envelope<OutputOf<typeof importUpload>>;

/** Uploads a file to import. */
export async function uploadImport(
  { app }: TestApp,
  token: string,
  content: Buffer,
  { name = '台账.xlsx', ...fields }: { name?: string; kind?: string; id?: string } = {},
) {
  const { payload, headers } = writeForm(fields, [{ name, content }]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/importManage/import/upload',
    headers: { ...headers, token },
    payload,
  });
  const { header, body: answered } = answer.json<Uploaded>();
  return { status: answer.statusCode, header, data: answered.data as OutputOf<typeof importUpload> };
}

export const allImporters = importersOf(contributions);

/** Runs the job that checks, writes and undoes imports. */
export const runImports = (
  portal: Pick<TestApp, 'pay'> & { database: Database },
  now: () => Date,
): Promise<void> => workOnImports({ ...portal, clock: { now } }, allImporters);
