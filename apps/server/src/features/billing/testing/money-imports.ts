import type { ImportRun } from '@portal/contract/import/import';
import { beforeAll, expect } from 'vitest';
import { buildings, units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRows, importRuns } from '../../import/import.table.ts';
import { bookOf, runImports, uploadImport } from '../../import/testing/import-file.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { charges } from '../charge/charge.table.ts';
import { prepareFees } from '../meter/fees.ts';
import { meters, readings, tariffs } from '../meter/meter.table.ts';
import { insertOwnFee } from './insert-own-fee.ts';

const creditCode = '91530100MA6K2T5B8X';

type Rows = Parameters<typeof bookOf>[0][string];
type Role = 'keeper' | 'finance' | 'second';

/** The columns of a sheet of contracts. */
export const contractHeads = [
  '合同编号',
  '承租方',
  '楼栋',
  '房号',
  '开始日期',
  '结束日期',
  '月租金',
  '租金递增',
  '付款周期',
  '租金缴至',
  '押金',
  '押金收取日',
  '物业费',
  '滞纳金',
];
export const contractRow = (no: string, unit: string, given: Partial<Record<number, string | number>> = {}) =>
  [
    no,
    creditCode,
    '创研楼A座',
    unit,
    '2024-03-01',
    '2027-02-28',
    '8,060.00',
    '2025-03-01 5%；2026年3月1日 5%',
    '季付',
    '2026年11月',
    '2.4万',
    '2024/2/20',
    '4.80',
    '0.05%',
  ].map((cell, at) => given[at] ?? cell);

/** Opens a park with its fees and one tenant, and the calls that import what is paid for. */
export function useMoneyImports() {
  const park = usePark(
    { keeper: ['OP_PROPERTY'], finance: ['OP_FINANCE'], second: ['OP_FINANCE'] },
    {
      empties: [
        importRuns,
        importLayouts,
        bills,
        charges,
        readings,
        meters,
        tariffs,
        contractUnits,
        contracts,
        units,
        buildings,
        cases,
      ],
    },
  );

  const tenant = { id: '', name: '满庭芳花卉' };
  beforeAll(async () => {
    await prepareFees(park.db);
    await insertOwnFee(park.db, {
      code: 'TRUCK',
      names: { zh: '货车月卡', en: 'Truck card', es: '', ja: '' },
      basis: 'MONTHLY',
    });
    tenant.id = await insertEnterprise(park.db, { name: tenant.name, creditCode });
  });

  const work = () => runImports(park, () => park.now);

  /** Uploads a sheet of a kind and checks it. */
  async function check(kind: string, rows: Rows, role: Role): Promise<ImportRun> {
    const { token } = park[role];
    const { data: run, header } = await uploadImport(park, token, await bookOf({ 表: rows }), { kind });
    expect(header.retMsg).toBe('操作成功');
    const mapped = await park.call(
      'POST /api/importManage/import/map',
      {
        id: run.importId,
        version: run.version,
        data: {
          sheets: run.sheets.map(({ sheetId, columns, constants }) => ({
            sheetId,
            fields: columns.map(({ field }) => field),
            constants,
          })),
        },
      },
      token,
    );
    expect(mapped.header.retMsg).toBe('操作成功');
    await work();
    return see(run.importId, role);
  }

  const see = async (id: string, role: Role): Promise<ImportRun> =>
    (await park.call('GET /api/importManage/import/queryDetail', { id }, park[role].token)).data;

  async function operate(run: ImportRun, event: string, role: Role): Promise<ImportRun> {
    const { header } = await park.call(
      'POST /api/importManage/import/operate',
      { id: run.importId, event, version: run.version },
      park[role].token,
    );
    expect(header.retMsg).toBe('操作成功');
    await work();
    return see(run.importId, role);
  }

  const rowsOf = () => park.db.select().from(importRows).orderBy(importRows.line);
  const verdicts = async () => (await rowsOf()).map(({ verdict }) => verdict);
  const statuses = async () => (await rowsOf()).map(({ status }) => status);

  /** The faults of each row, by field. */
  async function faultsOf(run: ImportRun, role: Role): Promise<Record<string, string>[]> {
    const { data } = await park.call(
      'GET /api/importManage/import/queryRows',
      { id: run.importId, sheetId: run.sheets[0]?.sheetId, pageSize: 50 },
      park[role].token,
    );
    return data.rows.map(({ faults }: { faults: { field: string; text: string }[] }) =>
      Object.fromEntries(faults.map(({ field, text }) => [field, text])),
    );
  }

  async function insertHome(nos = ['301', '302']): Promise<string[]> {
    const buildingId = await insertBuilding(park.db, { name: '创研楼A座', floors: 6 });
    const ids: string[] = [];
    for (const no of nos) ids.push(await insertUnit(park.db, { buildingId, no }));
    return ids;
  }

  return { park, tenant, check, see, operate, verdicts, statuses, faultsOf, insertHome };
}
