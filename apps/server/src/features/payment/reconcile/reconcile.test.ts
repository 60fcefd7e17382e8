import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { createBankTransfer, demoBankAccount } from '../../../platform/pay/bank-transfer.ts';
import { ChannelDown, type PayChannel, type StatementLine } from '../../../platform/pay/pay-channel.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { payAttempts, payOrders } from '../payment.table.ts';
import { compareDay, type OwnLine } from './compare-day.ts';
import { reconcileDays, reconcileDifferences } from './reconcile.table.ts';
import { reconcileAll } from './reconcile-days.ts';

const pay = (ownNo: string, amountFen = 100, type: StatementLine['type'] = 'PAY'): StatementLine => ({
  type,
  ownNo,
  tradeNo: `T${ownNo}`,
  amountFen,
});
const own = (ownNo: string, more: Partial<OwnLine> = {}): OwnLine => ({
  ...pay(ownNo),
  payOrderId: 'order',
  isDone: true,
  ...more,
});

describe('comparing a day', () => {
  it('finds no differences between equal records', () => {
    expect(compareDay([pay('1'), pay('2')], [own('1'), own('2')], [own('1'), own('2')], [])).toEqual([]);
  });

  it('finds what is missing on either side, and amounts that differ', () => {
    const known = [own('2', { isDone: false }), own('3', { amountFen: 99 })];
    const found = compareDay([pay('1'), pay('2'), pay('3')], known, [own('3'), own('4')], []);
    expect(found.map(({ kind, ownNo, ourFen, theirFen }) => [kind, ownNo, ourFen, theirFen])).toEqual([
      ['MISSING_HERE', '1', null, 100],
      ['MISSING_HERE', '2', null, 100],
      ['AMOUNT', '3', 99, 100],
      ['MISSING_THERE', '4', 100, null],
    ]);
  });

  it('compares currency and the channel’s number, too', () => {
    const known = [own('1'), own('2'), own('3', { tradeNo: '' })];
    const lines = [
      { ...pay('1'), currency: 'USD' },
      { ...pay('2'), tradeNo: 'T9', currency: 'CNY' },
      pay('3'),
    ];
    expect(compareDay(lines, known, known, [])).toMatchObject([
      {
        kind: 'CONTRADICTION',
        ownNo: '1',
        contradictions: [{ field: 'CURRENCY', ours: 'CNY', theirs: 'USD' }],
      },
      { kind: 'CONTRADICTION', ownNo: '2', contradictions: [{ field: 'TRADE', ours: 'T2', theirs: 'T9' }] },
    ]);
    const both = compareDay([{ ...pay('1', 99), currency: 'USD' }], known, [], []);
    expect(both).toMatchObject([{ kind: 'AMOUNT', theirFen: 99, contradictions: [{ field: 'CURRENCY' }] }]);
  });

  it('matches a refund across midnight, but not with a payment of the same number', () => {
    const refund = own('1', { type: 'REFUND' });
    expect(compareDay([], [], [refund], [pay('1', 100, 'REFUND')])).toEqual([]);
    expect(compareDay([], [], [refund], [pay('1')])).toMatchObject([{ kind: 'MISSING_THERE' }]);
  });
});

describe('reconciliation', () => {
  let portal: TestApp;
  let clerkId: string;
  let theirs: Record<string, StatementLine[] | null | 'down'> = {};
  const day = '2026-11-20';

  const channel = {
    ...createBankTransfer(demoBankAccount),
    code: 'WECHAT_NATIVE',
    statement: async (wanted: string) => {
      const answer = wanted in theirs ? theirs[wanted] : [];
      if (answer === 'down') throw new ChannelDown('asleep');
      return answer ?? null;
    },
  } satisfies PayChannel as PayChannel;

  beforeAll(async () => {
    portal = await openTestApp(() => testNow, {}, { pay: new Map([[channel.code, channel]]) });
    clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id;
  });
  afterAll(() => portal.close());

  const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_FINANCE'] });
  const run = () => reconcileAll({ ...portal, clock: { now: () => testNow } }, { pay: portal.pay });

  async function paid(no: string, paidFen = 100, paidAt = new Date('2026-11-20T02:00:00Z')): Promise<void> {
    const id = ulid();
    const common = { totalFen: paidFen, kind: 'BILL' as const, title: '电费', itemCount: 1, payerName: '甲' };
    await portal.db.insert(payOrders).values({
      id,
      no: `ZF${no}`,
      ...common,
      status: 'SUCCESS',
      expireAt: paidAt,
      channel: 'WECHAT_NATIVE',
    });
    await portal.db.insert(payAttempts).values({
      id: ulid(),
      payOrderId: id,
      no,
      channel: 'WECHAT_NATIVE',
      status: 'SUCCESS',
      amountFen: paidFen,
      paidFen,
      paidAt,
      tradeNo: `T${no}`,
    });
  }

  it('compares each day once the channel answers, and keeps differences until they are closed', async () => {
    await paid('1');
    await paid('2');
    await paid('midnight', 100, new Date('2026-11-19T16:00:00Z'));
    expect((await portal.call('GET /api/payManage/reconcile/queryPublic', {})).data.rows).toEqual([]);
    theirs = { [day]: 'down' };
    await run();
    expect(await portal.db.$count(reconcileDays, eq(reconcileDays.day, day))).toBe(0);
    expect(await portal.db.$count(reconcileDays, eq(reconcileDays.day, '2026-11-19'))).toBe(1);
    theirs = { [day]: null };
    await run();
    expect(await portal.db.$count(reconcileDays, eq(reconcileDays.day, day))).toBe(0);
    theirs = { [day]: [pay('1'), pay('midnight'), pay('3', 5_200)] };
    await run();
    await run();
    expect(await portal.db.$count(reconcileDifferences)).toBe(2);
    expect(await portal.db.$count(messages, eq(messages.eventCode, 'RECONCILE_DIFFERS'))).toBe(1);

    const days = async () =>
      (await portal.call('GET /api/payManage/reconcile/queryDays', { month: '2026-11' }, await clerk())).data;
    const dayOf = async () => (await days()).rows.find((row) => row.day === day);
    expect(await dayOf()).toEqual({
      channel: 'WECHAT_NATIVE',
      day,
      state: 'OPEN',
      ours: { lines: 3, fen: 300 },
      theirs: { lines: 3, fen: 5_400 },
    });
    expect((await days()).channels).toEqual(['WECHAT_NATIVE']);
    // The public sees the result of a day, but no amounts.
    const seen = async () => (await portal.call('GET /api/payManage/reconcile/queryPublic', {})).data.rows;
    const open = await seen();
    expect(open).toHaveLength(14);
    expect(open[0]).toEqual({ day: '2026-11-07', state: 'CHECKING' });
    expect(open.slice(-2)).toEqual([
      { day: '2026-11-19', state: 'BALANCED' },
      { day, state: 'CHECKING' },
    ]);

    const list = 'GET /api/payManage/reconcile/queryDifferences';
    const { rows, counts } = (await portal.call(list, { state: 'OPEN', day }, await clerk())).data;
    expect(counts).toEqual({ ALL: 2, OPEN: 2, CLOSED: 0 });
    expect(rows.map(({ kind, ownNo }) => `${kind} ${ownNo}`).sort()).toEqual([
      'MISSING_HERE 3',
      'MISSING_THERE 2',
    ]);
    const close = 'POST /api/payManage/reconcile/closeDifference';
    for (const { differenceId: id, version } of rows) {
      const none = await portal.call(close, { id, version, data: { reason: '' } }, await clerk());
      expect(none.header.retCode).toBe(retCodes.PARAMETER_INVALID);
      const input = { id, version, data: { reason: '次日渠道补传' } };
      expect((await portal.call(close, input, await clerk())).data).toMatchObject({
        state: 'CLOSED',
        reason: '次日渠道补传',
      });
      const again = await portal.call(close, { ...input, version: version + 1 }, await clerk());
      expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    }
    expect((await dayOf())?.state).toBe('SETTLED');
    expect((await seen()).at(-1)).toEqual({ day, state: 'SETTLED' });
    expect(await portal.db.$count(operLogs, eq(operLogs.event, 'difference.close'))).toBe(2);
  });
});
