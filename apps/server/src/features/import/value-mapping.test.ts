import type { ImportRun } from '@portal/contract/import/import';
import { retCodes } from '@portal/contract/ret-code';
import { beforeAll, expect, it } from 'vitest';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding } from '../building/testing/insert-building.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from './import.table.ts';
import { bookOf, runImports, uploadImport } from './testing/import-file.ts';
import { meantText } from './value-mapping.ts';

const park = usePark(
  { keeper: ['OP_PROPERTY'], auditor: ['OP_AUDIT'], finance: ['OP_FINANCE'] },
  { empties: [importRuns, importLayouts, units, buildings] },
);

beforeAll(async () => {
  await park.db
    .insert(businessData)
    .values([
      { type: 'CHAIN_STAGE', code: 'GROW', name: '种植生产' },
      { type: 'CHAIN_STAGE', code: 'SALES', name: '交易销售' },
    ])
    .onConflictDoNothing();
});

const heads = ['楼名', '类型', '坐落', '建面', '总层数', '简介', '楼管', '楼管电话'];
const building = (name: string, kind: string) => [
  name,
  kind,
  '云岫路 1 号',
  '12600.5',
  6,
  '主楼',
  '顾春分',
  '0871-60010001',
];
const sheet = {
  楼宇: [
    heads,
    building('A座', '科研楼'),
    building('B座', '科研楼'),
    building('C座', '温室'),
    building('D座', 'constructor'),
  ],
};

const upload = async (sheets: Parameters<typeof bookOf>[0], token = park.keeper.token) =>
  (await uploadImport(park, token, await bookOf(sheets))).data;

const valuesOf = async (run: ImportRun, field: string, column: number, token = park.keeper.token) =>
  park.call(
    'GET /api/importManage/import/queryValues',
    { id: run.importId, sheetId: run.sheets[0]?.sheetId, column, field },
    token,
  );

const map = (run: ImportRun, values: Record<string, Record<string, string>>, token = park.keeper.token) =>
  park.call(
    'POST /api/importManage/import/map',
    {
      id: run.importId,
      version: run.version,
      data: {
        sheets: run.sheets.map(({ sheetId, columns, constants }) => ({
          sheetId,
          fields: columns.map(({ field }) => field),
          constants,
          values,
        })),
      },
    },
    token,
  );

const checked = async (run: ImportRun) => {
  await runImports(park, () => park.now);
  return (
    await park.call('GET /api/importManage/import/queryDetail', { id: run.importId }, park.keeper.token)
  ).data;
};

it('lists the values of a column, those that no option knows first', async () => {
  const run = await upload(sheet);
  const { data } = await valuesOf(run, 'kind', 1);
  expect(data).toEqual({
    rows: [
      { text: '科研楼', count: 2, option: null },
      { text: 'constructor', count: 1, option: null },
      { text: '温室', count: 1, option: '温室' },
    ],
    total: 3,
  });
  expect(run.sheets[0]?.fields.find(({ key }) => key === 'kind')).toMatchObject({
    options: expect.arrayContaining([{ text: '办公', name: '办公' }]),
    references: [],
    isList: false,
  });
  expect((await valuesOf(run, 'name', 0)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await valuesOf(run, 'kind', 1, park.finance.token)).header.retCode).toBe(retCodes.NOT_FOUND);
});

it('maps a value once for all rows, and remembers it with the layout', async () => {
  const first = await upload(sheet);
  const { header } = await map(first, { kind: { 科研楼: '办公' } });
  expect(header.retMsg).toBe('操作成功');
  const run = await checked(first);
  expect(run.counts).toMatchObject({ NEW: 3, FAULT: 1 });
  const { data } = await park.call(
    'GET /api/importManage/import/queryRows',
    { id: run.importId, sheetId: run.sheets[0]?.sheetId, tab: 'NEW' },
    park.keeper.token,
  );
  expect(data.rows.map(({ cells }) => cells.kind)).toEqual(['办公', '办公', '温室']);
  const again = await upload(sheet);
  expect(again.sheets[0]?.values).toEqual({ kind: { 科研楼: '办公' } });
});

it('refuses a value that stands for no option, at its field', async () => {
  const run = await upload(sheet);
  const { header, data } = await map(run, { kind: { 科研楼: '宫殿' } });
  expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(data).toMatchObject({ fields: { 'data.sheets.0.values.kind': '“宫殿”不在可选的值里' } });
  expect((await map(run, { name: { A座: 'B座' } })).header.retCode).toBe(retCodes.FIELD_REFUSED);
});

it('maps each of several values in a cell', async () => {
  const run = await upload(
    {
      企业: [
        ['单位名称', '统一社会信用代码', '行业'],
        ['晨露', '91990002MAFH013799', '花卉企业、交易销售'],
        ['霜序', '91990002MAFH013780', '花卉企业'],
      ],
    },
    park.auditor.token,
  );
  const { data } = await valuesOf(run, 'chainStages', 2, park.auditor.token);
  expect(data.rows).toEqual([
    { text: '花卉企业', count: 2, option: null },
    { text: '交易销售', count: 1, option: '交易销售' },
  ]);
  expect(meantText('花卉企业、交易销售', { 花卉企业: '种植生产' })).toBe('种植生产、交易销售');
  expect(meantText('constructor', { 花卉企业: '种植生产' })).toBe('constructor');
});

it('offers the buildings that exist where a cell names one', async () => {
  await insertBuilding(park.db, { name: '创研楼A座' });
  const run = await upload({
    房源: [
      ['楼栋', '房号', '层'],
      ['A座', '301', 3],
    ],
  });
  expect(run.sheets[0]?.fields.find(({ key }) => key === 'building')).toMatchObject({
    options: [],
    references: ['创研楼A座'],
  });
});

it('recognises a template in another language', async () => {
  const { rawPayload } = await park.app.inject({
    url: '/api/importManage/import/template?kind=BUILDING',
    headers: { token: park.keeper.token, cookie: 'park_portal_language=en' },
  });
  const { header } = await uploadImport(park, park.keeper.token, rawPayload);
  // The heads are known, and only the example is in it.
  expect(header.retMsg).toContain('看不出是哪种数据');
  const run = await upload({
    Buildings: [
      ['Building name', 'Kind', 'Address'],
      ['A', 'Office building', 'Road 1'],
    ],
  });
  expect(run.sheets[0]?.columns.map(({ field }) => field)).toEqual(['name', 'kind', 'address']);
});
