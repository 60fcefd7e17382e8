import { flowerVarietyList } from '@portal/contract/flower-price/public';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chinaDayOf } from '../../platform/china-time.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { flowerPrices } from './flower-price.table.ts';

const panel = 'GET /api/priceManage/price/queryPanel';
const list = 'GET /api/priceManage/price/queryList';
const manageList = 'GET /api/priceManage/price/queryManageList';
const manageDetail = 'GET /api/priceManage/price/queryManageDetail';
const save = 'POST /api/priceManage/price/save';

let portal: TestApp;
let office: string;

beforeAll(async () => {
  portal = await openTestApp();
  office = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  await portal.db.insert(businessData).values([
    { type: flowerVarietyList, code: 'EUSTOMA', name: '洋桔梗“晨雾”', sort: 10 },
    { type: flowerVarietyList, code: 'ROSE', name: '红玫瑰 A 级', sort: 20 },
    { type: flowerVarietyList, code: 'OLD', name: '旧品种', sort: 30, shield: 1 },
  ]);
});
afterEach(() => portal.db.delete(flowerPrices));
afterAll(() => portal.close());

const insert = (varietyCode: string, day: string, fen: number, stems = 100) =>
  portal.db.insert(flowerPrices).values({ id: ulid(), varietyCode, day, fen, stems, source: '花谷拍卖厅' });

const data = { varietyCode: 'ROSE', day: '2025-11-20', fen: 192, stems: 8_000, source: '花谷拍卖厅' };
describe('public prices', () => {
  it('are those of the latest day, most traded first, compared with the previous trading day', async () => {
    expect((await portal.call(panel, {})).data).toEqual({ day: null, source: '', varieties: [] });
    await insert('EUSTOMA', '2025-11-18', 274);
    await insert('EUSTOMA', '2025-11-20', 286);
    await insert('ROSE', '2025-11-20', 192, 900);
    await insert('OLD', '2025-11-20', 100, 9_999);
    const { day, source, varieties } = (await portal.call(panel, {})).data;
    expect([day, source]).toEqual(['2025-11-20', '花谷拍卖厅']);
    expect(varieties).toEqual([
      expect.objectContaining({ code: 'ROSE', fen: 192, changeFen: null }),
      expect.objectContaining({ code: 'EUSTOMA', fen: 286, changeFen: 12 }),
    ]);
  });

  it('cover one or more varieties over a number of days up to the latest', async () => {
    await insert('EUSTOMA', '2025-10-21', 250);
    await insert('EUSTOMA', '2025-10-22', 260);
    await insert('EUSTOMA', '2025-11-20', 286);
    await insert('ROSE', '2025-11-19', 190);
    const first = (await portal.call(list, { span: '30' })).data;
    expect(first.series.map(({ code, leastFen, mostFen }) => [code, leastFen, mostFen])).toEqual([
      ['EUSTOMA', 260, 286],
    ]);
    const both = (await portal.call(list, { varieties: 'ROSE.EUSTOMA.OLD.NOTHING', span: '365' })).data;
    expect(both.series.map(({ code, points }) => [code, points.length])).toEqual([
      ['EUSTOMA', 3],
      ['ROSE', 1],
    ]);
    expect([both.from, both.to]).toEqual(['2025-10-21', '2025-11-20']);
    expect((await portal.call(list, { varieties: 'a b' })).header.retCode).toBe('100001');
  });

  it('can be downloaded as CSV and as a spreadsheet', async () => {
    await insert('ROSE', '2025-11-20', 192, 900);
    const csv = await portal.app.inject({ url: '/api/priceManage/price/file' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF品种,日期,均价（元/枝）,成交量（枝）,来源',
      '红玫瑰 A 级,2025-11-20,1.92,900,花谷拍卖厅',
    ]);
    const sheet = await portal.app.inject({ url: '/api/priceManage/price/file?format=xlsx' });
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('manual entry', () => {
  it('saves a price, and logs a correction with the previous value', async () => {
    const made = (await portal.call(save, { data }, office)).data;
    expect(made).toMatchObject({ varietyName: '红玫瑰 A 级', data });
    const { priceId: id, version } = made;
    const corrected = { ...data, fen: 205 };
    await portal.call(save, { id, version, data: corrected }, office);
    expect((await portal.call(manageDetail, { id }, office)).data.data).toEqual(corrected);
    const late = await portal.call(save, { id, version, data }, office);
    expect(late.header.retCode).toBe('500409');
    const logged = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, id))
      .orderBy(operLogs.at, operLogs.id);
    expect(logged.map(({ event }) => event)).toEqual(['flowerPrice.create', 'flowerPrice.edit']);
    expect(logged[1]).toMatchObject({ before: { fen: 192 }, after: { fen: 205 } });
    const rows = (await portal.call(manageList, { variety: 'ROSE', from: '2025-11-20' }, office)).data;
    expect([rows.total, rows.varieties.length]).toEqual([1, 2]);
  });

  it.each([
    [{ ...data, varietyCode: 'NOTHING' }, 'data.varietyCode'],
    [{ ...data, varietyCode: 'OLD' }, 'data.varietyCode'],
    [{ ...data, day: '2099-01-01' }, 'data.day'],
    [{ ...data, fen: 0 }, 'data.fen'],
    [{ ...data, source: '' }, 'data.source'],
  ])('bad data is refused at its field: %#', async (bad, field) => {
    const { header, data: answer } = await portal.call(save, { data: bad }, office);
    expect(['100001', '100002']).toContain(header.retCode);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('accepts today, refuses tomorrow, and refuses a second price for a day', async () => {
    const day = chinaDayOf(testNow);
    expect((await portal.call(save, { data: { ...data, day } }, office)).header.retCode).toBe('000000');
    const again = await portal.call(save, { data: { ...data, day } }, office);
    expect(JSON.stringify(again.data)).toContain('data.day');
  });
});
