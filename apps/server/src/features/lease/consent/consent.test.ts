import {
  type SettlementConsentState,
  settlementConsentLifecycle,
} from '@portal/contract/lease/consent-lifecycle';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember, logInMember } from '../../enterprise/testing/insert-member.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { moveOuts } from '../move-out/move-out.table.ts';
import { insertContract } from '../testing/insert-contract.ts';
import { insertPaidBill, insertProof } from '../testing/move-out-park.ts';
import { settlementConsents } from './consent.table.ts';
import { settleConsents } from './settle-consents.ts';

const detail = 'GET /api/propertyManage/moveOut/queryDetail';
const propose = 'POST /api/propertyManage/moveOut/propose';
const own = 'GET /api/propertyManage/moveOut/queryConsent';
const answer = 'POST /api/propertyManage/moveOut/answer';
const operate = 'POST /api/propertyManage/moveOut/operateConsent';
const queue = 'GET /api/workManage/todo/queryList';

const dayMs = 86_400_000;

const park = usePark(
  { surveyor: ['OP_PROPERTY'], treasurer: ['OP_FINANCE'], stranger: 'owner' },
  {
    empties: [
      settlementConsents,
      moveOuts,
      refundOrders,
      payItems,
      payAttempts,
      payOrders,
      bills,
      contractUnits,
      contracts,
      messages,
      cases,
      units,
    ],
  },
);
let contractId: string;
let tenant: Awaited<ReturnType<typeof insertMember>>;

beforeAll(async () => prepareFees(park.db));
beforeEach(async () => {
  const enterpriseId = await insertEnterprise(park.db, { name: `一川风绣球 ${ulid()}` });
  tenant = await insertMember(park, enterpriseId, 'OWNER');
  const unitId = await insertUnit(park.db, { buildingId: await insertBuilding(park.db) });
  contractId = await insertContract(park.db, {
    enterpriseId,
    unitIds: [unitId],
    status: 'TERMINATING',
    leaveOn: '2026-11-20',
    handover: '完好',
    rentFenPerMonth: 0,
    propertyFeeFenPerM2Month: 0,
    depositFen: 400_000,
  });
  const deposit = await insertPaidBill(
    park.db,
    { enterpriseId, contractId, feeCode: 'DEPOSIT', period: '2026-01' },
    400_000,
  );
  await park.db
    .update(contracts)
    .set({ depositBillIds: [deposit] })
    .where(eq(contracts.id, contractId));
});

const asTreasurer = (isSecure = false) =>
  park.logIn(
    { userId: park.treasurer.user.id, userType: '900', operatorRoles: ['OP_FINANCE'] },
    { isSecure },
  );
const asSurveyor = () =>
  park.logIn({ userId: park.surveyor.user.id, userType: '900', operatorRoles: ['OP_PROPERTY'] });
const asOwner = () => logInMember(park, tenant.user, 'OWNER');

/** Settles the contract: 4,000.00 of deposit, below what takes a second person. */
const settle = async () =>
  (await park.call(propose, { data: { contractId, netFen: 400_000 } }, await asTreasurer(true))).data;

const rowOf = async () => {
  const [row] = await park.db
    .select()
    .from(settlementConsents)
    .where(eq(settlementConsents.contractId, contractId));
  if (!row) throw new Error('nobody was asked');
  return row;
};

async function reply(event: 'confirm' | 'object', reason = '', token?: string) {
  const { id, version } = await rowOf();
  return park.call(answer, { id, event, version, reason }, token ?? (await asOwner()));
}

async function fire(
  event: 'answer' | 'sign',
  given: { reason?: string; fileId?: string } = {},
  token?: string,
) {
  const { id, version } = await rowOf();
  return park.call(operate, { id, event, version, ...given }, token ?? (await asTreasurer()));
}

/** The refund of the deposit, and whether the payment job may send it. */
async function refund() {
  const rows = await park.db.select().from(refundOrders);
  return rows.map(({ amountFen, status, askAt }) => [amountFen, status, askAt === null ? 'HELD' : 'DUE']);
}
const held = [[400_000, 'APPROVED', 'HELD']];
const due = [[400_000, 'APPROVED', 'DUE']];

const eventsOf = async (userId: string) =>
  (await park.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );

const seen = async (token?: string) =>
  (await park.call(own, { contractId }, token ?? (await asOwner()))).data.consent;

describe('a settlement waits for the tenant', () => {
  it('who reads it, has three days, and starts the refund by confirming', async () => {
    expect(await seen()).toBeNull();
    const settled = await settle();
    expect(settled).toMatchObject({
      moveOut: { state: 'SETTLED' },
      consent: { state: 'WAITING', answerBy: park.now.getTime() + 3 * dayMs, actions: ['sign'] },
    });
    expect(await seen()).toMatchObject({
      state: 'WAITING',
      netFen: 400_000,
      actions: ['confirm', 'object'],
    });
    expect(await eventsOf(tenant.user.id)).toContain('SETTLEMENT_TO_CONFIRM');
    // It stands in the tenant's to-do list until the last moment to answer.
    const todo = (await park.call('GET /api/caseManage/todo/queryList', {}, await asOwner())).data.rows;
    expect(todo.filter(({ kind }) => kind === 'CASE')).toMatchObject([
      { statusText: '待企业确认', dueAt: park.now.getTime() + 3 * dayMs },
    ]);
    expect(await refund()).toEqual(held);
    expect((await reply('confirm')).data).toMatchObject({ state: 'CONFIRMED' });
    expect(await refund()).toEqual(due);
    expect(await eventsOf(park.treasurer.user.id)).toContain('SETTLEMENT_ANSWERED');
    expect(await seen()).toMatchObject({ state: 'CONFIRMED', actions: [] });
  });

  it('whose silence counts as consent after three days, and not before', async () => {
    await settle();
    park.wait(3 * dayMs - 1);
    await settleConsents(park);
    expect((await rowOf()).status).toBe('WAITING');
    park.wait(1);
    expect(await codeOf(reply('confirm'))).toBe('500012');
    await settleConsents(park);
    await settleConsents(park);
    expect((await rowOf()).status).toBe('LAPSED');
    expect(await refund()).toEqual(due);
    expect(await eventsOf(tenant.user.id)).toContain('SETTLEMENT_MOVED');
  });

  it('whose objection holds the refund until it is answered', async () => {
    await settle();
    expect(await codeOf(reply('object'))).toBe('100002');
    expect((await reply('object', '门禁卡已经交回')).data).toMatchObject({ state: 'OBJECTED' });
    park.wait(5 * dayMs);
    await settleConsents(park);
    expect(await refund()).toEqual(held);
    const waiting = (await park.call(queue, { kind: 'LEASE_SETTLING' }, await asTreasurer())).data.rows;
    expect(waiting).toMatchObject([{ refId: contractId, state: 'OBJECTED' }]);
    expect((await park.call(detail, { id: contractId }, await asTreasurer())).data.consent).toMatchObject({
      objection: '门禁卡已经交回',
      actions: ['answer', 'sign'],
    });
    expect(await codeOf(fire('answer', { reason: '查过了' }, await asSurveyor()))).toBe('300002');
    expect(await codeOf(fire('answer'))).toBe('100002');
    expect((await fire('answer', { reason: '已查到交回记录，扣款已退' })).data).toMatchObject({
      state: 'ANSWERED',
      actions: [],
    });
    expect(await seen()).toMatchObject({ reply: '已查到交回记录，扣款已退', state: 'ANSWERED' });
    expect(await refund()).toEqual(due);
  });

  it('whose signed paper does instead', async () => {
    await settle();
    expect(await codeOf(fire('sign'))).toBe('100002');
    const foreign = await insertProof(park.db, park.surveyor.user.id);
    expect(await codeOf(fire('sign', { fileId: foreign }))).toBe('100002');
    const { data } = await fire('sign', { fileId: foreign }, await asSurveyor());
    expect(data).toMatchObject({ state: 'SIGNED', file: { fileId: foreign } });
    expect(await seen()).toMatchObject({ state: 'SIGNED', file: { fileId: foreign } });
    expect(await refund()).toEqual(due);
  });

  it('and is answered by its owner alone', async () => {
    await settle();
    const admin = await insertMember(park, tenant.user.enterpriseId ?? '', 'ADMIN');
    expect(await seen(admin.token)).toMatchObject({ actions: [] });
    expect(await codeOf(reply('confirm', '', admin.token))).toBe('300002');
    expect(await codeOf(reply('confirm', '', park.stranger.token))).toBe('500404');
    expect(await codeOf(park.call(own, { contractId }, park.stranger.token))).toBe('500404');
  });

  it('and is answered once, in a race of two', async () => {
    await settle();
    const fileId = await insertProof(park.db, park.treasurer.user.id);
    const answers = await Promise.all([
      reply('confirm'),
      reply('object', '少退了'),
      fire('sign', { fileId }),
    ]);
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    park.wait(4 * dayMs);
    const before = (await rowOf()).status;
    await settleConsents(park);
    expect((await rowOf()).status).toBe(before);
  });
});

describe('the states of an answer', () => {
  const { transitions } = settlementConsentLifecycle;
  const fired = ['confirm', 'object', 'answer', 'sign'] as const;

  describeTransitions<SettlementConsentState, (typeof fired)[number], SettlementConsentState>({
    states: settlementConsentLifecycle.states,
    events: fired,
    planned: (state, event) => transitions[state][event],
    next: (state, event) => nextState(transitions, state, event),
    fire: async (state, event, planned) => {
      await settle();
      const fileId = await insertProof(park.db, park.treasurer.user.id);
      await park.db
        .update(settlementConsents)
        .set({ status: state, fileId, objection: '少退了', reply: '查过了' });
      const isTenants = event === 'confirm' || event === 'object';
      const reason = '按验房单';
      const { header } = await (isTenants ? reply(event, reason) : fire(event, { reason, fileId }));
      expect(header.retCode).toBe(planned === undefined ? '500012' : '000000');
      expect((await rowOf()).status).toBe(planned ?? state);
    },
  });
});
