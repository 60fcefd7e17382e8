import type { ImportRow, ImportRun } from '@portal/contract/import/import';
import type { ImportEvent, ImportKind, ImportVerdict } from '@portal/contract/import/terms';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { bookOf, runImports, uploadImport } from './import-file.ts';

type Rows = Parameters<typeof bookOf>[0][string];

/** Takes sheets of one kind through the steps of the wizard, as its pages do. */
export function useImport(park: TestApp & { readonly now: Date }, kind: ImportKind) {
  const work = () => runImports(park, () => park.now);
  const see = async ({ importId: id }: ImportRun, token: string): Promise<ImportRun> =>
    (await park.call('GET /api/importManage/import/queryDetail', { id }, token)).data;

  /** Uploads a sheet, whose heads have to be known, and checks it. */
  async function check(token: string, rows: Rows): Promise<ImportRun> {
    const { data: run, header } = await uploadImport(park, token, await bookOf({ 表: rows }), { kind });
    expect(header.retMsg).toBe('操作成功');
    const sheets = run.sheets.map(({ sheetId, columns, constants, values }) => ({
      sheetId,
      fields: columns.map(({ field }) => field),
      constants,
      values,
    }));
    const mapped = await park.call(
      'POST /api/importManage/import/map',
      { id: run.importId, version: run.version, data: { sheets } },
      token,
    );
    expect(mapped.header.retMsg).toBe('操作成功');
    await work();
    return see(run, token);
  }

  /** Has an import written or undone. */
  async function operate(run: ImportRun, event: ImportEvent, token: string): Promise<ImportRun> {
    const { version } = await see(run, token);
    const { header } = await park.call(
      'POST /api/importManage/import/operate',
      { id: run.importId, event, version },
      token,
    );
    expect(header.retMsg).toBe('操作成功');
    await work();
    return see(run, token);
  }

  const rowsOf = async (
    { importId: id, sheets }: ImportRun,
    token: string,
    tab?: ImportVerdict,
  ): Promise<ImportRow[]> =>
    (
      await park.call(
        'GET /api/importManage/import/queryRows',
        { id, sheetId: sheets[0]?.sheetId, ...(tab && { tab }), pageSize: 50 },
        token,
      )
    ).data.rows;

  /** Line and field of each fault. */
  const faultsOf = async (run: ImportRun, token: string) =>
    (await rowsOf(run, token, 'FAULT')).flatMap(({ line, faults }) =>
      faults.map(({ field }) => [line, field] as const),
    );

  return { check, operate, rowsOf, faultsOf };
}
