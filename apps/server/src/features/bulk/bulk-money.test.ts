import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { readSampleRows } from '../../platform/xlsx/testing/sample-sheets.ts';
import { testNow } from '../../testing/test-app.ts';
import { billRuns, bills } from '../billing/bill/bill.table.ts';
import { handBills } from '../billing/charge/charge.table.ts';
import {
  enterpriseId,
  finance,
  operators,
  otherId,
  payerId,
  portal,
  useBillPark,
} from '../billing/testing/bill-park.ts';
import { insertBill } from '../billing/testing/insert-meter.ts';
import { insertOwnFee } from '../billing/testing/insert-own-fee.ts';
import { messages } from '../message/message.table.ts';
import { doBulk, operateBulk, prepareBulk, readBulk, workBulk } from './testing/bulk-calls.ts';

useBillPark();

const now = () => testNow;
const billList = 'GET /api/propertyManage/bill/queryManageList';
const handList = 'GET /api/propertyManage/handBill/queryList';
const noticeList = 'GET /api/propertyManage/notice/queryList';
const sentTo = async (eventCode: string) =>
  portal.db
    .select()
    .from(messages)
    .where(eq(messages.eventCode, eventCode as never));

const late = (given: object = {}) =>
  insertBill(portal.db, { enterpriseId, status: 'OVERDUE', dueDate: '2026-11-10', ...given });

describe('reminders of bills', () => {
  it('are one message for each enterprise, with the sum to the fen, and none twice a day', async () => {
    const ids = [
      await late({ principalFen: 100_000, lateFeePpmPerDay: 0 }),
      await late({ principalFen: 3_412, lateFeePpmPerDay: 0, feeCode: 'WATER' }),
      await late({ enterpriseId: otherId }),
      await late({ status: 'PAID', feeCode: 'RENT' }),
    ];
    const token = await finance();
    const { data: run } = await prepareBulk(portal, token, billList, 'BILL_REMIND', { ids });
    expect(run).toMatchObject({ counts: { OPEN: 2, BARRED: 2 }, sumFen: 103_412, groups: 1 });
    expect(run.reasons.map(({ text }) => text)).toContain('没有能收通知的缴费人');
    await operateBulk(portal, token, run, 'start');
    await workBulk(portal, now);
    expect((await readBulk(portal, token, run.runId)).counts).toMatchObject({ DONE: 2, FAILED: 0 });
    const sent = await sentTo('BILL_REMINDED');
    expect(sent).toMatchObject([{ userId: payerId, params: { bills: 2, fen: 103_412, days: 11 } }]);
    const logs = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'bill.remind'));
    expect(logs.map(({ after }) => (after as { bulkRun: string }).bulkRun)).toEqual([run.no, run.no]);
    const again = await prepareBulk(portal, token, billList, 'BILL_REMIND', { ids: ids.slice(0, 2) });
    expect(again.data.reasons).toMatchObject([{ text: '今天已经催过', count: 2 }]);
  });

  it('of the same bills at the same moment are sent once', async () => {
    const ids = [await late()];
    const calls = [0, 1].map(async (at) =>
      portal.call('POST /api/propertyManage/bill/remind', { data: { ids } }, await finance(at)),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ data }) => data?.bills === 1)).toHaveLength(1);
    expect(await sentTo('BILL_REMINDED')).toHaveLength(1);
  });

  it('name the field without bills, and answer unknown ones as missing', async () => {
    const token = await finance();
    const call = 'POST /api/propertyManage/bill/remind';
    expect((await portal.call(call, { data: { ids: [] } }, token)).data).toMatchObject({
      fields: { 'data.ids': expect.any(String) },
    });
    const unknown = await portal.call(call, { data: { ids: ['01J00000000000000000000000'] } }, token);
    expect(unknown.header.retCode).toBe('500404');
  });
});

it('sends payment notices from the list, for its month', async () => {
  await insertBill(portal.db, { enterpriseId, status: 'UNPAID', principalFen: 20_000 });
  const run = await doBulk(portal, await finance(), now, noticeList, 'NOTICE_SEND', {
    ids: [enterpriseId, otherId],
    filter: { period: '2026-11' },
  });
  expect(run).toMatchObject({ counts: { DONE: 1, BARRED: 1 }, reasons: [{ text: '没有要缴的' }] });
  expect(await sentTo('NOTICE_SENT')).toHaveLength(1);
});

it('sends one notice of this month to each tenant of chosen bills, and says which are not asked for', async () => {
  const ids = [
    await late({ principalFen: 100_000, lateFeePpmPerDay: 0 }),
    await insertBill(portal.db, { enterpriseId, status: 'UNPAID', principalFen: 20_000, feeCode: 'WATER' }),
    await insertBill(portal.db, { enterpriseId, status: 'OBJECTED', feeCode: 'RENT' }),
  ];
  const token = await finance();
  const { data: preview } = await prepareBulk(portal, token, billList, 'NOTICE_SEND', { ids });
  expect(preview).toMatchObject({ counts: { OPEN: 2, BARRED: 1 }, sumFen: 120_000, groups: 1 });
  await operateBulk(portal, token, preview, 'start');
  await workBulk(portal, now);
  expect((await readBulk(portal, token, preview.runId)).counts).toMatchObject({ DONE: 2, FAILED: 0 });
  expect(await sentTo('NOTICE_SENT')).toMatchObject([
    { userId: payerId, params: { period: '2026-11', fen: 120_000 } },
  ]);
  const logs = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'notice.send'));
  expect(logs.filter(({ after }) => (after as { bulkRun: string }).bulkRun === preview.no)).toHaveLength(1);
});

describe('bills by hand', () => {
  const draft = async (yuan: number) => {
    const data = {
      kind: 'BILL',
      enterpriseId,
      contractId: null,
      billId: null,
      feeCode: 'CLEARING',
      lines: [{ name: '清运', quantityX100: 100, unitPriceE4: yuan * 10_000 }],
      dueDate: '2026-12-20',
      hasLateFee: false,
      reason: '清运签收单两张',
      fileId: '',
    };
    return (await portal.call('POST /api/propertyManage/handBill/save', { data }, await finance())).data
      .handBillId;
  };

  it('are issued where one person may, and wait for the second where the single one does', async () => {
    await insertOwnFee(portal.db, { code: 'CLEARING' });
    const small = await draft(150);
    const large = await draft(5_000);
    const ids = [small, large];
    const issued = await doBulk(portal, await finance(), now, handList, 'HAND_BILL_ISSUE', { ids });
    expect(issued).toMatchObject({ counts: { DONE: 1, BARRED: 1 }, sumFen: 15_000 });
    expect(issued.reasons).toMatchObject([{ text: '要由第二人决定', count: 1 }]);
    const asked = await doBulk(portal, await finance(), now, handList, 'HAND_BILL_ASK', { ids });
    expect(asked.counts).toMatchObject({ DONE: 1, BARRED: 1 });
    const own = await prepareBulk(portal, await finance(), handList, 'HAND_BILL_APPROVE', { ids: [large] });
    expect(own.data.reasons).toMatchObject([{ text: '要由第二人决定' }]);
    const approved = await doBulk(portal, await finance(1), now, handList, 'HAND_BILL_APPROVE', {
      ids: [large],
    });
    expect(approved.counts.DONE).toBe(1);
    const rows = await portal.db.select().from(handBills).where(inArray(handBills.id, ids));
    expect(rows.map(({ status }) => status)).toEqual(['ISSUED', 'ISSUED']);
    expect(await portal.db.$count(bills)).toBe(2);
  });
});

describe('billing runs', () => {
  it('are confirmed and issued where they are ready, with their sum', async () => {
    const period = '2026-10';
    const common = { period, feeCodes: ['PROPERTY' as const], createdBy: operators[0] ?? null };
    await portal.db.insert(billRuns).values([
      { ...common, id: '01J00000000000000000000RN1', status: 'READY' },
      { ...common, id: '01J00000000000000000000RN2', status: 'ISSUED', period: '2026-09' },
    ]);
    await insertBill(portal.db, {
      enterpriseId,
      status: 'DRAFT',
      runId: '01J00000000000000000000RN1',
      principalFen: 45_678,
    });
    const ids = ['01J00000000000000000000RN1', '01J00000000000000000000RN2'];
    const list = 'GET /api/propertyManage/billRun/queryList';
    const run = await doBulk(portal, await finance(), now, list, 'RUN_ISSUE', { ids });
    expect(run).toMatchObject({ counts: { DONE: 1, BARRED: 1 }, sumFen: 45_678 });
    const [issuing] = await portal.db
      .select()
      .from(billRuns)
      .where(eq(billRuns.id, ids[0] ?? ''));
    expect(issuing?.status).toBe('ISSUING');
  });
});

it('exports the selected bills only', async () => {
  const ids = [await late(), await late({ feeCode: 'WATER' }), await late({ feeCode: 'RENT' })];
  const url = `/api/propertyManage/bill/exportManage?ids=${ids.slice(0, 2).join(',')}`;
  const answer = await portal.app.inject({ url, headers: { token: await finance() } });
  expect(await readSampleRows(answer.rawPayload)).toHaveLength(3);
});
