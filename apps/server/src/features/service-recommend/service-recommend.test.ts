import {
  type ServiceRecommendEvent,
  type ServiceRecommendState,
  serviceRecommendEvents,
  serviceRecommendStates,
  serviceRecommendTransitions,
} from '@portal/contract/service-recommend/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertMember, insertOwned } from '../enterprise/testing/insert-member.ts';
import { services, shops } from '../market/market.table.ts';
import { insertCategory, insertService, insertShop } from '../market/testing/insert-shop.ts';
import { messages } from '../message/message.table.ts';
import { settleServiceRecommends } from './send-service.ts';
import { serviceRecommends } from './service-recommend.table.ts';

const send = 'POST /api/matchManage/serviceRecommend/send';
const own = 'GET /api/matchManage/serviceRecommend/queryOwnList';
const operate = 'POST /api/matchManage/serviceRecommend/operate';

const start = new Date('2026-11-20T02:00:00Z');
const day = 86_400_000;
let now = start;
let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let provider: Party;
let sender: Party;
let receiver: Party;
let serviceId: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertCategory(portal.db);
  provider = await insertOwned(portal);
  sender = await insertOwned(portal);
  receiver = await insertOwned(portal);
});
beforeEach(async () => {
  now = start;
  serviceId = await insertService(portal.db, {
    shopId: await insertShop(portal.db, { enterpriseId: provider.enterpriseId }),
  });
});
afterEach(async () => {
  for (const table of [serviceRecommends, services, shops, cases, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const sendTo = (partner: string, token = sender.token) =>
  portal.call(send, { serviceId, data: { partner, reason: '送检快，报告细。' } }, token);
const act = (
  id: string,
  event: ServiceRecommendEvent,
  version: number,
  token: string,
  text = '排期不合适。',
) => portal.call(operate, { id, event, version, data: { text } }, token);
const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: ReturnType<typeof sendTo>) =>
  Object.keys(((await answer).data as unknown as { fields: object }).fields);
const insert = async (given: Partial<typeof serviceRecommends.$inferInsert> = {}) => {
  const id = ulid();
  await portal.db.insert(serviceRecommends).values({
    id,
    serviceId,
    fromEnterpriseId: sender.enterpriseId,
    toEnterpriseId: receiver.enterpriseId,
    reason: '',
    sentAt: now,
    expiresAt: new Date(now.getTime() + 30 * day),
    status: 'SENT',
    ...given,
  });
  return id;
};

describe('service recommendations', () => {
  it('reach the named enterprise, which answers', async () => {
    const { data } = await sendTo(receiver.name);
    expect(data).toMatchObject({ state: 'SENT', otherName: receiver.name, actions: ['withdraw'] });
    const [got] = (await portal.call(own, {}, receiver.token)).data.rows;
    expect(got).toMatchObject({ otherName: sender.name, reason: '送检快，报告细。' });
    expect((await portal.call(own, {}, provider.token)).data.rows).toEqual([]);
    const id = data.recommendId;
    expect(await code(act(id, 'decline', 1, receiver.token, ''))).toBe('100002');
    expect((await act(id, 'interested', 1, receiver.token, '')).data.state).toBe('INTERESTED');
    const notice = await portal.db.select({ to: messages.userId, code: messages.eventCode }).from(messages);
    expect(notice.toSorted((one, next) => (one.code < next.code ? -1 : 1))).toEqual([
      { to: receiver.user.id, code: 'SERVICE_RECOMMENDED' },
      { to: sender.user.id, code: 'SERVICE_RECOMMEND_ANSWERED' },
    ]);
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    expect(kept).toMatchObject({ enterpriseId: receiver.enterpriseId, state: 'INTERESTED' });
  });

  it('are refused unless the receiver is another enterprise of the park that does not offer the service', async () => {
    for (const partner of ['没有这家', sender.name, provider.name])
      expect(await fieldsOf(sendTo(partner))).toEqual(['data.partner']);
    expect(await code(sendTo(receiver.creditCode.toLowerCase()))).toBe('000000');
    await portal.db.update(services).set({ status: 'OFF' });
    expect(await code(sendTo(receiver.name))).toBe('500404');
  });

  it('are limited to once in thirty days, and to twenty a day per sender', async () => {
    const codes = await Promise.all([code(sendTo(receiver.name)), code(sendTo(receiver.name))]);
    expect(codes.toSorted()).toEqual(['000000', '500072']);
    await portal.db.update(serviceRecommends).set({ sentAt: new Date(now.getTime() - 30 * day) });
    expect(await code(sendTo(receiver.name))).toBe('000000');
    for (let sent = 0; sent < 19; sent++) await insert({ toEnterpriseId: provider.enterpriseId });
    expect(await code(sendTo(receiver.name))).toBe('500024');
  });

  it('are visible only to both sides, and answered by their leaders', async () => {
    const id = await insert();
    expect(await code(act(id, 'interested', 1, provider.token))).toBe('500404');
    expect(await code(act(id, 'interested', 1, sender.token))).toBe('500012');
    expect(await code(act(id, 'withdraw', 1, receiver.token))).toBe('500012');
    const staff = await insertMember(portal, receiver.enterpriseId, 'STAFF');
    expect((await portal.call(own, {}, staff.token)).data.rows).toMatchObject([{ actions: [] }]);
    expect(await code(act(id, 'interested', 1, staff.token))).toBe('300002');
  });

  it('expire after exactly thirty days', async () => {
    const id = await insert();
    const deps = { database: portal.database, clock: { now: () => now }, pay: portal.pay };
    const stateOf = async () =>
      (await portal.db.select().from(serviceRecommends).where(eq(serviceRecommends.id, id)))[0]?.status;
    now = new Date(start.getTime() + 30 * day);
    await settleServiceRecommends(deps);
    expect(await stateOf()).toBe('SENT');
    now = new Date(now.getTime() + 1);
    await settleServiceRecommends(deps);
    await settleServiceRecommends(deps);
    expect(await stateOf()).toBe('EXPIRED');
  });
});

describeTransitions<ServiceRecommendState, ServiceRecommendEvent, ServiceRecommendState>({
  states: serviceRecommendStates,
  events: serviceRecommendEvents,
  planned: (state, event) => serviceRecommendTransitions[state][event],
  next: (state, event) => nextState(serviceRecommendTransitions, state, event),
  fire: async (status, event, planned) => {
    const id = await insert({ status });
    const { token } = event === 'withdraw' ? sender : receiver;
    const { header, data } = await act(id, event, 1, token);
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
