import type { CounterDayContent } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { testNow } from '../../../testing/test-app.ts';
import { moneyRules } from '../money-rules.table.ts';
import { receiptItems, receipts } from '../receive/receipt.table.ts';
import {
  act,
  clerk,
  day,
  enterAs,
  entered,
  insertTenant,
  now,
  portal,
  setNow,
  useCounterPark,
} from '../testing/counter-park.ts';
import { counterDays, counterDayWays } from './counter-day.table.ts';

// Today is 2026-11-21.
useCounterPark();

const today = '2026-11-21';
const close = 'POST /api/payManage/counterDay/close';
const operate = 'POST /api/payManage/counterDay/operate';

afterEach(async () => {
  setNow(testNow.getTime());
  await portal.db.delete(counterDayWays);
  await portal.db.delete(counterDays);
  await portal.db.delete(receiptItems);
  await portal.db.delete(receipts);
  await portal.db.delete(moneyRules);
});

const openDay = async (of?: string, nth = 0) =>
  (await portal.call('GET /api/payManage/counterDay/queryOpen', of ? { day: of } : {}, await clerk(nth)))
    .data;

/** Counts a day as it should be, except for the ways that differ. */
async function counted(
  differs: Partial<Record<'CASH' | 'CARD' | 'CHEQUE', { countedFen: number; reason: string }>> = {},
  more: Partial<CounterDayContent> = {},
): Promise<CounterDayContent> {
  const open = await openDay(more.day);
  return {
    day: open.day,
    keptFen: 0,
    ways: open.ways.map(({ way, expectedFen }) => ({
      way,
      expectedFen,
      countedFen: expectedFen,
      reason: '',
      ...differs[way],
    })),
    ...more,
  };
}

const closeAs = async (nth: number, data: CounterDayContent) =>
  portal.call(close, { data }, await clerk(nth));
const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});

async function operateAs(nth: number, id: string, event: string, reason = '') {
  const [row] = await portal.db.select().from(counterDays).where(eq(counterDays.id, id));
  return portal.call(operate, { id, event, version: row?.version, reason }, await clerk(nth));
}

describe('a day of the counter', () => {
  it('says what should be there by way, and is closed at once when it ties', async () => {
    const { enterpriseId } = await insertTenant();
    await entered({ enterpriseId, amountFen: 8_000, note: '门禁卡 4 张' });
    await entered({ enterpriseId, amountFen: 30_000 });
    await entered({ way: 'CARD', enterpriseId, amountFen: 56_000 });
    const wrong = await entered({ enterpriseId, amountFen: 5_000 });
    await act(wrong.receiptId, 'reverse', 0, '收错企业');
    const open = await openDay();
    expect(open).toMatchObject({ day: today, currentDay: today, closedThrough: null, undecided: [] });
    expect(open.ways).toMatchObject([
      { way: 'CASH', openFen: 0, receipts: 3, takenFen: 43_000, backFen: 5_000, expectedFen: 38_000 },
      { way: 'CARD', receipts: 1, takenFen: 56_000, backFen: 0, expectedFen: 56_000 },
      { way: 'CHEQUE', receipts: 0, expectedFen: 0 },
    ]);
    expect(open.entries.map(({ amountFen }) => amountFen)).toEqual([8_000, 30_000, 56_000, 5_000, -5_000]);
    const { data } = await closeAs(0, await counted({}, { keptFen: 10_000 }));
    expect(data).toMatchObject({
      state: 'CLOSED',
      no: 'RJ20261121-0001',
      expectedFen: 94_000,
      countedFen: 94_000,
      differenceFen: 0,
      keptFen: 10_000,
      secondByName: '',
      actions: [],
    });
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, data.counterDayId));
    expect(logged.map(({ event }) => event)).toEqual(['counterDay.close']);
    // The next day begins with what was left.
    setNow(now + day);
    expect((await openDay()).ways[0]).toMatchObject({ openFen: 10_000, takenFen: 0, expectedFen: 10_000 });
  });

  it('with a difference needs its reason, and a second person who takes over', async () => {
    const { enterpriseId } = await insertTenant();
    await entered({ enterpriseId, amountFen: 38_000 });
    const short = { countedFen: 37_500, reason: '' };
    const bare = await closeAs(0, await counted({ CASH: short }));
    expect(fieldsOf(bare)).toEqual(['data.ways.0.reason']);
    const kept = await closeAs(0, await counted({}, { keptFen: 38_001 }));
    expect(fieldsOf(kept)).toEqual(['data.keptFen']);
    const { data } = await closeAs(0, await counted({ CASH: { ...short, reason: '找零少收 5 元' } }));
    expect(data).toMatchObject({ state: 'WAITING', differenceFen: -500, actions: ['return'] });
    expect((await operateAs(0, data.counterDayId, 'take')).header.retCode).toBe(
      retCodes.SECOND_APPROVER_NEEDED,
    );
    const taken = (await operateAs(1, data.counterDayId, 'take')).data;
    expect(taken).toMatchObject({ state: 'CLOSED', actions: [] });
    expect(taken.ways[0]).toMatchObject({ differenceFen: -500, reason: '找零少收 5 元' });
    expect((await operateAs(1, data.counterDayId, 'return', '再点')).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
  });

  it('needs a second person from the threshold of cash and cheques on, but not for cards', async () => {
    const { enterpriseId } = await insertTenant();
    await portal.db.insert(moneyRules).values({
      id: 'rules',
      secondPersonFromFen: 50_000,
      lateFeeFirst: true,
      creditByItself: false,
    });
    await entered({ way: 'CARD', enterpriseId, amountFen: 90_000 });
    await entered({ enterpriseId, amountFen: 49_999 });
    expect((await closeAs(0, await counted())).data.state).toBe('CLOSED');
    setNow(now + day);
    await entered({ enterpriseId, amountFen: 30_000, receivedOn: '2026-11-22' });
    await entered({ way: 'CHEQUE', enterpriseId, amountFen: 20_000, receivedOn: '2026-11-22' });
    expect((await closeAs(0, await counted())).data.state).toBe('WAITING');
  });

  it('that is returned is open again, and is counted once more', async () => {
    const { enterpriseId } = await insertTenant();
    await entered({ enterpriseId, amountFen: 20_000 });
    const wrong = { CASH: { countedFen: 10_000, reason: '少一沓' } };
    const { counterDayId } = (await closeAs(0, await counted(wrong))).data;
    expect(fieldsOf(await enterAs(0, { enterpriseId, amountFen: 1_000 }))).toEqual(['data.receivedOn']);
    expect(fieldsOf(await operateAs(1, counterDayId, 'return'))).toEqual(['reason']);
    expect((await operateAs(1, counterDayId, 'return', '抽屉里还有一沓')).data).toMatchObject({
      state: 'RETURNED',
      returnedFor: '抽屉里还有一沓',
    });
    await entered({ enterpriseId, amountFen: 1_000 });
    expect((await closeAs(0, await counted())).data).toMatchObject({ state: 'CLOSED', countedFen: 21_000 });
    const list = 'GET /api/payManage/counterDay/queryList';
    const { rows, counts } = (await portal.call(list, {}, await clerk())).data;
    expect(rows.map(({ state }) => state)).toEqual(['CLOSED', 'RETURNED']);
    expect(counts).toMatchObject({ CLOSED: 1, RETURNED: 1, WAITING: 0 });
  });

  it('takes no more money, and a reversal is given back on the day that is open', async () => {
    const { enterpriseId } = await insertTenant();
    const { receiptId } = await entered({ enterpriseId, amountFen: 20_000 });
    await closeAs(0, await counted());
    expect(fieldsOf(await enterAs(0, { enterpriseId, amountFen: 1_000 }))).toEqual(['data.receivedOn']);
    expect(fieldsOf(await enterAs(0, { enterpriseId, amountFen: 1_000, receivedOn: '2026-11-20' }))).toEqual([
      'data.receivedOn',
    ]);
    // Credit is no money of the counter.
    expect(
      (await enterAs(0, { way: 'CREDIT', enterpriseId, amountFen: 1, items: [] })).header.retCode,
    ).not.toBe('000000');
    expect((await act(receiptId, 'reverse', 0, '收错企业')).data).toMatchObject({ state: 'REVERSED' });
    expect(await openDay()).toMatchObject({ day: '2026-11-22', currentDay: '2026-11-22' });
    expect((await openDay()).ways[0]).toMatchObject({ takenFen: 0, backFen: 20_000, expectedFen: -20_000 });
    setNow(now + day);
    const fromSafe = { CASH: { countedFen: 0, reason: '由备用金付出' } };
    expect((await closeAs(0, await counted(fromSafe))).data).toMatchObject({
      state: 'WAITING',
      differenceFen: 20_000,
    });
  });

  it('is closed in order, not ahead, and not while a receipt awaits its second person', async () => {
    const { enterpriseId } = await insertTenant();
    await closeAs(0, await counted());
    setNow(now + 2 * day);
    await entered({ enterpriseId, amountFen: 2_000, receivedOn: '2026-11-22' });
    const ahead = { ...(await counted()), day: '2026-11-24' };
    expect(fieldsOf(await closeAs(0, ahead))).toEqual(['data.day']);
    expect(fieldsOf(await closeAs(0, { ...ahead, day: today }))).toEqual(['data.day']);
    expect(await openDay('2026-11-23')).toMatchObject({ earlier: ['2026-11-22'] });
    expect(fieldsOf(await closeAs(0, await counted({}, { day: '2026-11-23' })))).toEqual(['data.day']);
    const large = await entered({ enterpriseId, amountFen: 600_000, receivedOn: '2026-11-22' });
    expect((await openDay()).undecided).toEqual([large.no]);
    expect(fieldsOf(await closeAs(0, await counted()))).toEqual(['data.day']);
    await act(large.receiptId, 'drop', 1, '假币');
    expect((await closeAs(0, await counted())).data).toMatchObject({ day: '2026-11-22', state: 'CLOSED' });
  });

  it('is printed, exported, and closed by the finance office alone', async () => {
    const { enterpriseId, token } = await insertTenant();
    await entered({ enterpriseId, amountFen: 2_000 });
    const { counterDayId, no } = (await closeAs(0, await counted())).data;
    const pdf = await portal.app.inject({
      url: `/api/payManage/counterDay/print?id=${counterDayId}`,
      headers: { token: await clerk() },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(faultsOf(readPdf(pdf.rawPayload))).toEqual([]);
    const sheet = await portal.app.inject({
      url: '/api/payManage/counterDay/export',
      headers: { token: await clerk() },
    });
    expect(sheet.statusCode).toBe(200);
    expect(no).toMatch(/^RJ20261121-/);
    const data = await counted({}, { day: '2026-11-22' });
    expect((await portal.call(close, { data }, await token())).header.retCode).toBe(retCodes.SECURITY_STOP);
  });
});

describe('at the same moment', () => {
  it('one of two closes a day', async () => {
    const { enterpriseId } = await insertTenant();
    await entered({ enterpriseId, amountFen: 2_000 });
    const data = await counted();
    const answers = await Promise.all([closeAs(0, data), closeAs(1, data)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.FIELD_REFUSED]);
    expect(await portal.db.$count(counterDays)).toBe(1);
  });

  it('a receipt is in the day that is closed, or refused', async () => {
    const { enterpriseId } = await insertTenant();
    for (let round = 0; round < 5; round += 1) {
      const of = new Date(now).toISOString().slice(0, 10);
      await entered({ enterpriseId, amountFen: 2_000, receivedOn: of });
      const data = await counted();
      const [closed, late] = await Promise.all([
        closeAs(0, data),
        enterAs(1, { enterpriseId, amountFen: 500, receivedOn: of }),
      ]);
      const codes = [closed.header.retCode, late.header.retCode];
      // Either the clerk counted too early, or the receipt came too late.
      expect([
        ['000000', retCodes.FIELD_REFUSED],
        [retCodes.VERSION_CONFLICT, '000000'],
      ]).toContainEqual(codes);
      if (codes[0] !== '000000') await closeAs(0, await counted());
      setNow(now + day);
    }
  });

  it('the database refuses what the server would let through', async () => {
    const { enterpriseId } = await insertTenant();
    const { receiptId } = await entered({ enterpriseId, amountFen: 2_000 });
    await closeAs(0, await counted());
    const [row] = await portal.db.select().from(receipts).where(eq(receipts.id, receiptId));
    if (!row) throw new Error('no receipt');
    const refused = async (write: PromiseLike<unknown>) =>
      Promise.resolve(write).then(() => undefined, violatedConstraint);
    const copy = { ...row, id: `${row.id.slice(0, -1)}X`, no: 'SJ-X' };
    expect(await refused(portal.db.insert(receipts).values(copy))).toBe('receipt_open_day');
    const back = { status: 'REVERSED', reversedOn: today } as const;
    expect(await refused(portal.db.update(receipts).set(back).where(eq(receipts.id, receiptId)))).toBe(
      'receipt_open_day',
    );
    const [closed] = await portal.db.select().from(counterDays);
    if (!closed) throw new Error('no day');
    expect(await refused(portal.db.insert(counterDays).values({ ...closed, id: 'twice', no: 'RJ-X' }))).toBe(
      'counter_day_live',
    );
  });
});

it('every pair of state and event is known', () => {
  expect(counterDayLifecycle.transitions).toEqual({
    WAITING: { take: 'CLOSED', return: 'RETURNED' },
    CLOSED: {},
    RETURNED: {},
  });
});
