import {
  type OrderState,
  orderLifecycle,
  type SideEvent,
  sideEvents,
} from '@portal/contract/service-order/lifecycle';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileGroups } from '../../platform/files/file.table.ts';
import { systemContext } from '../../platform/http/context.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertMember, insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { services, shops } from '../market/market.table.ts';
import { insertCategory, insertService, insertShop } from '../market/testing/insert-shop.ts';
import { messages } from '../message/message.table.ts';
import { eraseOrders, hasOpenOrders } from './service-order.account-end.ts';
import { registerOfflineDeal } from './service-order.public.ts';
import { serviceOrderLogs, serviceOrders, serviceRatings } from './service-order.table.ts';
import { settleOrders } from './settle-orders.ts';
import { insertOrder, milestoneOf } from './testing/insert-order.ts';

const apply = 'POST /api/serviceManage/order/apply';
const operate = 'POST /api/serviceManage/order/operate';
const detail = 'GET /api/serviceManage/order/queryDetail';
const list = 'GET /api/serviceManage/order/queryList';
const register = 'POST /api/serviceManage/order/register';
const file = 'GET /api/serviceManage/order/file';
const disputes = 'GET /api/serviceManage/dispute/queryManageList';
const dispute = 'GET /api/serviceManage/dispute/queryManageDetail';
const rule = 'POST /api/serviceManage/dispute/operateManage';
const todo = 'GET /api/caseManage/todo/queryList';

// A Saturday morning: the park's working hours start again on Monday.
const now = new Date('2026-11-21T02:00:00Z');
const day = 86_400_000;
let clock = now;

let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let shopOwner: Party;
let buyer: Party;
let other: Party;
let shopId: string;
let serviceId: string;

beforeAll(async () => {
  portal = await openTestApp(() => clock);
  await insertCategory(portal.db);
  shopOwner = await insertOwned(portal);
  buyer = await insertOwned(portal);
  other = await insertOwned(portal);
});
beforeEach(async () => {
  clock = now;
  shopId = await insertShop(portal.db, { enterpriseId: shopOwner.enterpriseId });
  serviceId = await insertService(portal.db, { shopId, title: '鲜切花农残检测' });
});
afterEach(async () => {
  for (const table of [serviceRatings, serviceOrderLogs, serviceOrders, services, shops, cases, messages])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

/** Sessions expire within days, so later calls need a new login. */
const again = ({ user }: Party) =>
  portal.logIn({
    userId: user.id,
    userAccId: user.userAccId,
    userType: user.userType,
    enterpriseId: user.enterpriseId,
    memberRole: 'OWNER',
    auditStatus: '2',
  });
const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const need = { need: '两批月季各六样，要英文报告。' };
const milestones = [
  { name: '收样编码', dueDate: '2026-11-24', amountFen: 30_000 },
  { name: '出具报告', dueDate: '2026-11-27', amountFen: 70_000 },
];
const quote = { text: '含英文报告', amountFen: 100_000, milestones };
const settle = () => settleOrders({ database: portal.database, clock: { now: () => clock } } as never);
const ofBuyer = () => ({
  providerEnterpriseId: shopOwner.enterpriseId,
  buyerEnterpriseId: buyer.enterpriseId,
  buyerUserId: buyer.user.id,
  shopId,
  serviceId,
});
const stateOf = async (id: string) => {
  const [row] = await portal.db.select().from(serviceOrders).where(eq(serviceOrders.id, id));
  return row;
};
const notificationsOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );

/** Fires events one after another, each with the version the previous one returned. */
function walk(id: string, begin: number) {
  let version = begin;
  return async (event: SideEvent, token: string, data: object = {}) => {
    const done = await portal.call(operate, { id, event, version, data }, token);
    expect(done.header.retCode, event).toBe('000000');
    version = done.data.version;
    return done.data;
  };
}

const stepped = { text: '理由写得清楚', amountFen: 100_000, milestones };

describe('service orders', () => {
  it('go from request to quote, milestones and completion, notifying both sides', async () => {
    const applied = (await portal.call(apply, { serviceId, data: need }, buyer.token)).data;
    expect(applied).toMatchObject({ state: 'APPLIED', side: 'BUYER', actions: ['askCancel'], isMine: false });
    expect(applied.no).toMatch(/^FW\d{8}-\d{4}$/);
    // 24 working hours from Monday 8:30: nine on Monday and on Tuesday, six on Wednesday.
    expect(applied.dueAt).toBe(Date.parse('2026-11-25T06:30:00Z'));
    const id = applied.orderId;
    const asked = (await portal.call(todo, {}, shopOwner.token)).data;
    expect(JSON.stringify(asked)).toContain(`/cooperation-list?order=${id}`);
    const step = walk(id, applied.version);
    clock = new Date('2026-11-23T01:30:00Z');
    const [seller, customer] = [await again(shopOwner), await again(buyer)];
    const quoted = await step('quote', seller, quote);
    expect(quoted).toMatchObject({ state: 'QUOTED', amountFen: 100_000, quoteNote: '含英文报告' });
    expect((await stateOf(id))?.responseMin).toBe(60);
    expect((await step('accept', customer)).actions).toEqual(['dispute', 'askCancel']);
    await step('done', seller);
    const [row] = (await portal.call(list, { tab: 'MINE' }, customer)).data.rows;
    expect(row).toMatchObject({ orderId: id, isMine: true, steps: 2, stepsDone: 0 });
    await step('confirm', customer);
    await step('done', seller);
    expect(await step('confirm', customer)).toMatchObject({ state: 'DELIVERED', stepsDone: 2 });
    const ended = await step('finish', customer);
    expect(ended).toMatchObject({ state: 'COMPLETED', canRate: true, actions: [], dueAt: null });
    expect(ended.logs.map(({ event, side }) => `${event} ${side}`)).toEqual([
      'apply BUYER',
      'quote PROVIDER',
      'accept BUYER',
      'done PROVIDER',
      'confirm BUYER',
      'done PROVIDER',
      'deliver BUYER',
      'finish BUYER',
    ]);
    expect(await notificationsOf(buyer.user.id)).toContain('SERVICE_ORDER_TURN');
    expect(await notificationsOf(shopOwner.user.id)).toContain('SERVICE_ORDER_TURN');
    const [shop] = await portal.db.select().from(shops);
    const [service] = await portal.db.select().from(services);
    expect(shop).toMatchObject({ doneCount: 1, responseSample: 1, medianResponseMin: null });
    expect(service).toMatchObject({ doneCount: 1, responseSample: 1 });
  });

  it('are refused for the caller’s own shop and for services not on offer', async () => {
    expect(await code(portal.call(apply, { serviceId, data: need }, shopOwner.token))).toBe('500071');
    await portal.db.update(services).set({ status: 'OFF' });
    expect(await code(portal.call(apply, { serviceId, data: need }, buyer.token))).toBe('500404');
    await portal.db.update(services).set({ status: 'ON' });
    await portal.db.update(shops).set({ status: 'SUSPENDED' });
    expect(await code(portal.call(apply, { serviceId, data: need }, buyer.token))).toBe('500404');
  });

  it('belong to a person, or for a clerk to the enterprise as well', async () => {
    const person = await insertUser(portal.db);
    const token = await portal.logIn({ userId: person.id, userAccId: person.userAccId });
    const own = (await portal.call(apply, { serviceId, data: need }, token)).data;
    const clerk = await insertMember(portal, buyer.enterpriseId, 'STAFF');
    const ordered = (await portal.call(apply, { serviceId, data: need }, clerk.token)).data;
    expect(await code(portal.call(detail, { id: ordered.orderId }, buyer.token))).toBe('000000');
    expect(await code(portal.call(detail, { id: own.orderId }, buyer.token))).toBe('500404');
    // A clerk cannot see orders of others or answer for the shop.
    const ofOwner = await insertOrder(portal.db, ofBuyer());
    expect(await code(portal.call(detail, { id: ofOwner }, clerk.token))).toBe('500404');
    const seller = await insertMember(portal, shopOwner.enterpriseId, 'STAFF');
    expect(await code(portal.call(detail, { id: ofOwner }, seller.token))).toBe('500404');
  });

  it.each([
    ['quote', { ...quote, amountFen: null }, 'data.amountFen'],
    ['quote', { ...quote, amountFen: 99_999 }, 'data.amountFen'],
    ['quote', { ...quote, milestones: [] }, 'data.milestones'],
    [
      'quote',
      { ...quote, milestones: [{ ...milestones[0], dueDate: '2026-11-20', amountFen: 100_000 }] },
      'dueDate',
    ],
    ['decline', { text: '' }, 'data.text'],
    ['decline', { text: '字'.repeat(501) }, 'data.text'],
    ['decline', { text: '排期已满', fileIds: ['01J00000000000000000000000'] }, 'data.fileIds'],
  ] as const)('bad input of %s names its field', async (event, data, field) => {
    const id = await insertOrder(portal.db, ofBuyer());
    const answer = await portal.call(operate, { id, event, version: 1, data }, shopOwner.token);
    expect(['100001', '100002']).toContain(answer.header.retCode);
    expect(JSON.stringify(answer.data)).toContain(field);
  });

  it('are cancelled by agreement: one side asks, the other agrees or refuses', async () => {
    const id = await insertOrder(portal.db, { ...ofBuyer(), status: 'IN_PROGRESS' });
    const step = walk(id, 1);
    const asked = await step('askCancel', buyer.token, { text: '不再需要' });
    expect(asked).toMatchObject({ cancelAskedBy: 'BUYER', actions: ['dispute', 'keep'] });
    await step('keep', buyer.token);
    await step('askCancel', buyer.token, { text: '不再需要' });
    expect(await step('agreeCancel', shopOwner.token)).toMatchObject({ state: 'CANCELLED', actions: [] });
  });

  it('accept only one of a simultaneous acceptance and new quote', async () => {
    const id = await insertOrder(portal.db, { ...ofBuyer(), status: 'QUOTED', quotedFen: 96_000 });
    const answers = await Promise.all([
      code(portal.call(operate, { id, event: 'accept', version: 1 }, buyer.token)),
      code(portal.call(operate, { id, event: 'quote', version: 1, data: quote }, shopOwner.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });

  it('are hidden from others, and each side has its own actions', async () => {
    const id = await insertOrder(portal.db, ofBuyer());
    const park = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    for (const token of [other.token, park]) {
      expect(await code(portal.call(detail, { id }, token))).toBe('500404');
      expect(await code(portal.call(operate, { id, event: 'decline', version: 1 }, token))).toBe('500404');
      expect((await portal.call(list, {}, token)).data.total).toBe(0);
    }
    const data = { text: '不是我的事' };
    expect(await code(portal.call(operate, { id, event: 'decline', version: 1, data }, buyer.token))).toBe(
      '500012',
    );
    expect(await code(portal.call(operate, { id, event: 'accept', version: 1 }, shopOwner.token))).toBe(
      '500012',
    );
    const ruled = {
      id,
      event: 'ruleCancel',
      version: 1,
      data: { text: '没有争议时不能裁定的理由' },
    } as const;
    expect(await code(portal.call(rule, ruled, park))).toBe('500404');
    expect(await code(portal.call(rule, ruled, buyer.token))).toBe('500403');
  });

  it('show their files only to the two sides', async () => {
    const fileId = '01J0000000000000000000F1RE';
    await portal.db.insert(fileGroups).values({
      id: fileId,
      ownerUserId: buyer.user.id,
      purpose: 'ORDER_FILE',
      visibility: 'owner',
    });
    const sent = await portal.call(apply, { serviceId, data: { ...need, fileIds: [fileId] } }, buyer.token);
    expect(sent.header.retCode).toBe('000000');
    const id = sent.data.orderId;
    const theirs = await portal.call(apply, { serviceId, data: { ...need, fileIds: [fileId] } }, other.token);
    expect(JSON.stringify(theirs.data)).toContain('data.fileIds');
    expect(await code(portal.call(file, { id, fileId }, other.token))).toBe('500404');
  });
});

describe('deadlines', () => {
  it('expire unanswered orders, which count with the full response time', async () => {
    const { orderId: id } = (await portal.call(apply, { serviceId, data: need }, buyer.token)).data;
    clock = new Date(Date.parse('2026-11-25T06:30:00Z') - 1);
    await settle();
    expect((await stateOf(id))?.status).toBe('APPLIED');
    clock = new Date('2026-11-25T06:30:00Z');
    // Even before the job runs, nothing can be done any more.
    expect((await portal.call(detail, { id }, await again(shopOwner))).data.actions).toEqual([]);
    await settle();
    await settle();
    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED', responseMin: 1440, turn: null });
  });

  it('confirm after seven days of silence and two reminders, and complete a week later', async () => {
    const id = await insertOrder(portal.db, { ...ofBuyer(), status: 'IN_PROGRESS', turn: 'PROVIDER' });
    await walk(id, 1)('done', shopOwner.token);
    const after = async (days: number) => {
      clock = new Date(now.getTime() + days * day);
      await settle();
      return stateOf(id);
    };
    expect(await after(2.9)).toMatchObject({ reminders: 0 });
    expect(await after(3)).toMatchObject({ reminders: 1 });
    expect(await after(5)).toMatchObject({ reminders: 2, status: 'IN_PROGRESS' });
    expect(await after(6.9)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await after(7)).toMatchObject({ status: 'DELIVERED', reminders: 0 });
    expect(await after(10)).toMatchObject({ reminders: 1 });
    expect(await after(12)).toMatchObject({ reminders: 2 });
    expect(await after(14)).toMatchObject({ status: 'COMPLETED', turn: null });
  });

  it('do not count a request to cancel as silence', async () => {
    const id = await insertOrder(portal.db, { ...ofBuyer(), status: 'IN_PROGRESS' });
    const step = walk(id, 1);
    await step('done', shopOwner.token);
    await step('askCancel', buyer.token, { text: '不再需要' });
    clock = new Date(now.getTime() + 30 * day);
    await settle();
    expect(await stateOf(id)).toMatchObject({ status: 'IN_PROGRESS', reminders: 0 });
  });
});

describe('disputes', () => {
  it('hear both sides and end with a reasoned ruling of the park', async () => {
    const done = milestoneOf({ providerDoneAt: now.getTime() });
    const id = await insertOrder(portal.db, { ...ofBuyer(), status: 'IN_PROGRESS', milestones: [done] });
    const step = walk(id, 1);
    await step('dispute', buyer.token, { text: '第 4 车没有封闭车厢' });
    const said = await step('say', shopOwner.token, { text: '承认篷布未扣，愿退 380 元' });
    expect(said).toMatchObject({ state: 'DISPUTED', actions: ['say'] });
    const park = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    const open = (await portal.call(disputes, { tab: 'OPEN' }, park)).data;
    expect(open).toMatchObject({ total: 1, counts: { ALL: 1, OPEN: 1, RULED: 0 } });
    const read = (await portal.call(dispute, { id }, park)).data;
    expect(read.logs.map(({ side, text }) => [side, text])).toEqual([
      ['BUYER', '第 4 车没有封闭车厢'],
      ['PROVIDER', '承认篷布未扣，愿退 380 元'],
    ]);
    const text = '运输未按约定封闭，退 380 元后按完成处理';
    const input = { id, event: 'ruleComplete', version: read.version, data: { text } } as const;
    const answers = await Promise.all([
      code(portal.call(rule, input, park)),
      code(portal.call(rule, input, park)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
    const ended = (await portal.call(detail, { id }, buyer.token)).data;
    expect(ended).toMatchObject({ state: 'COMPLETED', canRate: true });
    expect(ended.logs.at(-1)).toMatchObject({ event: 'ruleComplete', side: null, text });
    expect((await portal.call(disputes, {}, park)).data.counts).toEqual({ ALL: 1, OPEN: 0, RULED: 1 });
    expect(await code(portal.call(disputes, {}, other.token))).toBe('500403');
  });
});

describe('offline deals', () => {
  const deal = () => ({
    partner: shopOwner.name,
    side: 'BUYER' as const,
    subject: '采后分级内训',
    dealDay: '2026-11-20',
    amountFen: 320_000,
  });

  it('count once the other side confirms', async () => {
    const { data } = await portal.call(register, { data: deal() }, buyer.token);
    expect(data).toMatchObject({ state: 'TO_CONFIRM', isOffline: true, side: 'BUYER', actions: [] });
    expect(data.dueAt).toBe(now.getTime() + 15 * day);
    const confirmed = await walk(data.orderId, 1)('confirmDeal', shopOwner.token);
    expect(confirmed).toMatchObject({ state: 'COMPLETED', side: 'PROVIDER', canRate: true });
    const [shop] = await portal.db.select().from(shops);
    expect(shop?.doneCount).toBe(1);
  });

  it('are refused with a reason, or void after fifteen days', async () => {
    const first = (await portal.call(register, { data: deal() }, buyer.token)).data;
    const input = { id: first.orderId, event: 'refuseDeal', version: 1 } as const;
    expect(await code(portal.call(operate, input, shopOwner.token))).toBe('100002');
    expect(await walk(first.orderId, 1)('refuseDeal', shopOwner.token, { text: '没有这笔' })).toMatchObject({
      state: 'REFUSED',
    });
    const second = (await portal.call(register, { data: deal() }, buyer.token)).data;
    clock = new Date(now.getTime() + 15 * day - 1);
    await settle();
    expect((await stateOf(second.orderId))?.status).toBe('TO_CONFIRM');
    clock = new Date(now.getTime() + 15 * day);
    await settle();
    expect(await stateOf(second.orderId)).toMatchObject({ status: 'EXPIRED', responseMin: null });
  });

  it.each([
    [{ partner: '没有这家企业' }, 'data.partner'],
    [{ dealDay: '2026-11-22' }, 'data.dealDay'],
    [{ subject: '' }, 'data.subject'],
    [{ side: 'BOTH' }, 'data.side'],
  ])('bad input names its field: %o', async (given, field) => {
    const answer = await portal.call(register, { data: { ...deal(), ...given } }, buyer.token);
    expect(['100001', '100002']).toContain(answer.header.retCode);
    expect(JSON.stringify(answer.data)).toContain(field);
  });

  it('need another enterprise as partner and an owner or administrator to register them', async () => {
    const own = await portal.call(register, { data: { ...deal(), partner: buyer.creditCode } }, buyer.token);
    expect(JSON.stringify(own.data)).toContain('data.partner');
    const clerk = await insertMember(portal, buyer.enterpriseId, 'STAFF');
    expect(await code(portal.call(register, { data: deal() }, clerk.token))).not.toBe('000000');
  });

  it('can be registered by another feature, with what brought the sides together', async () => {
    const order = await portal.db.transaction((tx) =>
      registerOfflineDeal(
        tx,
        { now, clock: { now: () => now }, actor: null, ip: '', userAgent: '' },
        {
          registeredBy: 'PROVIDER',
          buyerEnterpriseId: buyer.enterpriseId,
          providerEnterpriseId: shopOwner.enterpriseId,
          subject: 'A 级红玫瑰 8 万枝',
          dealDay: '2026-11-21',
          projectId: 'P1',
          recommendationId: 'R1',
        },
      ),
    );
    const seen = (await portal.call(list, { view: 'OFFLINE', tab: 'MINE' }, buyer.token)).data;
    expect(seen.rows).toMatchObject([{ orderId: order.id, isMine: true, state: 'TO_CONFIRM' }]);
  });
});

describe('account cancellation', () => {
  it('waits for agreed orders, cancels those not begun and leaves those of an enterprise', async () => {
    const person = await insertUser(portal.db);
    const own = { ...ofBuyer(), buyerEnterpriseId: null, buyerUserId: person.id };
    const running = await insertOrder(portal.db, { ...own, status: 'IN_PROGRESS' });
    const asked = await insertOrder(portal.db, own);
    const ofEnterprise = await insertOrder(portal.db, { ...ofBuyer(), buyerUserId: person.id });
    const user = { id: person.id, userType: person.userType };
    expect(await hasOpenOrders(portal.db, user)).toBe('SERVICE_ORDER');
    await portal.db.update(serviceOrders).set({ status: 'COMPLETED' }).where(eq(serviceOrders.id, running));
    expect(await hasOpenOrders(portal.db, user)).toBeNull();
    await portal.db.transaction((tx) =>
      eraseOrders(tx, person.id, systemContext({ ...portal, clock: { now: () => now } })),
    );
    expect(await stateOf(asked)).toMatchObject({ status: 'CANCELLED', need: '' });
    expect(await stateOf(ofEnterprise)).toMatchObject({ status: 'APPLIED', buyerUserId: null });
  });
});

const bySide = (event: SideEvent) => {
  if (['quote', 'decline', 'done', 'agreeCancel', 'confirmDeal', 'refuseDeal'].includes(event))
    return 'PROVIDER';
  return 'BUYER';
};

describe('orders', () => {
  describeTransitions<OrderState, SideEvent, OrderState>({
    states: orderLifecycle.states,
    events: sideEvents,
    planned: (state, event) => orderLifecycle.transitions[state][event],
    next: (state, event) => nextState(orderLifecycle.transitions, state, event),
    fire: async (status, event, planned) => {
      const isDeal = status === 'TO_CONFIRM';
      const open = milestoneOf();
      const id = await insertOrder(portal.db, {
        ...ofBuyer(),
        ...(isDeal ? { isOffline: true, registeredBy: 'BUYER' } : {}),
        status,
        quotedFen: 96_000,
        // One waits for the buyer, one for the provider.
        milestones: [milestoneOf({ providerDoneAt: now.getTime() }), open],
        cancelAskedBy: event === 'agreeCancel' || event === 'keep' ? 'BUYER' : null,
      });
      const token = bySide(event) === 'BUYER' ? buyer.token : shopOwner.token;
      const answer = await portal.call(operate, { id, event, version: 1, data: stepped }, token);
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      expect((await stateOf(id))?.status).toBe(planned ?? status);
    },
  });
});
