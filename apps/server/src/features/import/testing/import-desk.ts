import type { ImportRun } from '@portal/contract/import/import';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { bookOf, runImports, uploadImport } from './import-file.ts';

type Park = TestApp & { now: Date };
type Uploaded = Parameters<typeof uploadImport>[3];

/** Takes workbooks through an import as an operator does, with the columns as they are recognised. */
export function importDesk(park: Park, token: () => string) {
  const work = () => runImports(park, () => park.now);
  const see = async ({ importId: id }: ImportRun): Promise<ImportRun> =>
    (await park.call('GET /api/importManage/import/queryDetail', { id }, token())).data;
  async function operate(run: ImportRun, event: string, by = token()): Promise<ImportRun> {
    const { version } = await see(run);
    const { header } = await park.call(
      'POST /api/importManage/import/operate',
      { id: run.importId, event, version },
      by,
    );
    expect(header.retMsg).toBe('操作成功');
    await work();
    return see(run);
  }
  return {
    see,
    operate,
    /** Uploads sheets and checks their rows. */
    async check(sheets: Parameters<typeof bookOf>[0], given?: Uploaded): Promise<ImportRun> {
      const uploaded = await uploadImport(park, token(), await bookOf(sheets), given);
      expect(uploaded.header.retMsg).toBe('操作成功');
      const run = uploaded.data;
      const mapped = run.sheets.map(({ sheetId, columns, constants }) => ({
        sheetId,
        fields: columns.map(({ field }) => field),
        constants,
      }));
      const { header } = await park.call(
        'POST /api/importManage/import/map',
        { id: run.importId, version: run.version, data: { sheets: mapped } },
        token(),
      );
      expect(header.retMsg).toBe('操作成功');
      await work();
      return see(run);
    },
    /** The rows of a sheet with a verdict; those to look at by default. */
    async rows({ importId: id, sheets }: ImportRun, { at = 0, tab = 'LOOK' } = {}) {
      const input = { id, sheetId: sheets[at]?.sheetId, tab, pageSize: 50 };
      return (await park.call('GET /api/importManage/import/queryRows', input, token())).data.rows;
    },
    /** What undoing would remove and leave. */
    preview: async ({ importId: id }: ImportRun) =>
      (await park.call('GET /api/importManage/import/queryUndo', { id }, token())).data,
  };
}
