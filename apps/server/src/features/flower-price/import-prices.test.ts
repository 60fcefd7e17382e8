import { flowerVarietyList } from '@portal/contract/flower-price/public';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../import/import.table.ts';
import { useImport } from '../import/testing/use-import.ts';
import { flowerPrices } from './flower-price.table.ts';

const park = usePark({ office: ['OP_SERVICE'] }, { empties: [importRuns, importLayouts, flowerPrices] });
const { check, operate, rowsOf, faultsOf } = useImport(park, 'PRICE');

beforeAll(async () => {
  await park.db.insert(businessData).values([
    { type: flowerVarietyList, code: 'EUSTOMA', name: '洋桔梗“晨雾”', sort: 10 },
    { type: flowerVarietyList, code: 'ROSE', name: '红玫瑰 A 级', sort: 20 },
    { type: flowerVarietyList, code: 'OLD', name: '旧品种', sort: 30, shield: 1 },
  ]);
});

const heads = ['品种', '日期', '均价（元/枝）', '成交量（枝）', '来源'];
const rose = (price: number | string, day = '2025-11-20') => ['红玫瑰 A 级', day, price, 8000, '花谷拍卖厅'];
const eustoma = ['洋桔梗“晨雾”', '2025年11月20日', '2.86', '5,000', '花谷拍卖厅'];

it('adds prices, changes nothing when repeated, applies corrections, and takes them back', async () => {
  const { token } = park.office;
  const run = await operate(await check(token, [heads, rose(1.92), eustoma]), 'write', token);
  expect(run).toMatchObject({ state: 'DONE', created: 2 });
  expect((await check(token, [heads, rose(1.92), eustoma])).counts).toMatchObject({ SAME: 2, NEW: 0 });
  const corrected = await check(token, [heads, rose(2.05), eustoma]);
  expect(corrected.counts).toMatchObject({ CHANGED: 1, SAME: 1 });
  expect((await rowsOf(corrected, token, 'CHANGED'))[0]?.changes).toEqual([
    { field: 'fen', from: '1.92', to: '2.05' },
  ]);
  const written = await operate(corrected, 'write', token);
  const [price] = await park.db.select().from(flowerPrices).where(eq(flowerPrices.varietyCode, 'ROSE'));
  expect(price).toMatchObject({ fen: 205, stems: 8000, version: 2 });
  const logged = await park.db
    .select()
    .from(operLogs)
    .where(eq(operLogs.entityId, price?.id ?? ''));
  expect(logged.find(({ event }) => event === 'flowerPrice.edit')).toMatchObject({
    before: { fen: 192 },
    after: { fen: 205, importedFrom: `${written.no}/2` },
  });
  await operate(written, 'undo', token);
  expect(await park.db.select().from(flowerPrices).where(eq(flowerPrices.varietyCode, 'ROSE'))).toMatchObject(
    [{ fen: 192, version: 3 }],
  );
});

it('names what is wrong at its cell', async () => {
  const { token } = park.office;
  const run = await check(token, [
    heads,
    rose(1.92),
    ['没有的品种', '2025-11-20', 1.92, 8000, '花谷拍卖厅'],
    rose(1.92, '20 号'),
    rose(1.92, '2099-11-20'),
    rose('1.925', '2025-11-19'),
    ['红玫瑰 A 级', '2025-11-18', 1.92, -1, '花谷拍卖厅'],
    ['红玫瑰 A 级', '2025-11-17', 1.92, 8000, ''],
    rose(2),
    ['旧品种', '2025-11-20', 1.92, 8000, '花谷拍卖厅'],
  ]);
  expect(run.counts).toMatchObject({ NEW: 1, FAULT: 8 });
  expect(new Map(await faultsOf(run, token))).toEqual(
    new Map([
      [3, 'variety'],
      [4, 'day'],
      [5, 'day'],
      [6, 'fen'],
      [7, 'stems'],
      [8, 'source'],
      [9, 'day'],
      [10, 'variety'],
    ]),
  );
});
