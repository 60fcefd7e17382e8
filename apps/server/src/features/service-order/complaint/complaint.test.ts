import {
  type ComplaintEvent,
  type ComplaintParkEvent,
  type ComplaintSideEvent,
  type ComplaintState,
  complaintLifecycle,
  complaintParkEvents,
} from '@portal/contract/market/shop-complaint-lifecycle';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { shops } from '../../market/market.table.ts';
import { insertShop } from '../../market/testing/insert-shop.ts';
import { messages } from '../../message/message.table.ts';
import { eraseQuestions } from '../service-order.account-end.ts';
import { shopComplaints } from './complaint.table.ts';

const submit = 'POST /api/serviceManage/complaint/submit';
const own = 'GET /api/serviceManage/complaint/queryOwnList';
const detail = 'GET /api/serviceManage/complaint/queryDetail';
const operate = 'POST /api/serviceManage/complaint/operate';
const managed = 'GET /api/serviceManage/complaint/queryManageList';
const managedDetail = 'GET /api/serviceManage/complaint/queryManageDetail';
const decide = 'POST /api/serviceManage/complaint/operateManage';

// A Friday: three working days end on the following Wednesday.
const friday = new Date('2026-11-20T02:00:00Z');
let now = friday;
let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let shop: Party;
let other: Party;
let person: { id: string; token: string };
let officer: string;
let shopId: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  shop = await insertOwned(portal);
  other = await insertOwned(portal);
  const user = await insertUser(portal.db, { userType: '100' });
  person = { id: user.id, token: await portal.logIn({ userId: user.id, userType: '100' }) };
  officer = await logInOfficer();
});
beforeEach(async () => {
  now = friday;
  shopId = await insertShop(portal.db, { enterpriseId: shop.enterpriseId });
});
afterEach(async () => {
  for (const table of [shopComplaints, shops, cases, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const said = { kind: 'PRICE', body: '结算时多出一项加急费，下单前没有说明。' } as const;
const complain = (data: object = {}, token = person.token) =>
  portal.call(submit, { shopId, data: { ...said, ...data } }, token);
const act = (id: string, event: ComplaintSideEvent, version: number, text = '', token = shop.token) =>
  portal.call(operate, { id, event, version, data: { text } }, token);
const logInOfficer = () => portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
const find = (id: string, event: ComplaintParkEvent, version: number, text = '', token = officer) =>
  portal.call(decide, { id, event, version, data: { text } }, token);
const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const noticesTo = async (userId: string) =>
  (await portal.db.select({ code: messages.eventCode }).from(messages).where(eq(messages.userId, userId)))
    .map((row) => row.code)
    .toSorted();

describe('complaints about a shop', () => {
  it('are upheld only after both sides were heard', async () => {
    const { data } = await complain();
    const id = data.complaintId;
    expect(data).toMatchObject({ state: 'SUBMITTED', actions: ['withdraw'], file: null });
    // The shop sees a complaint once the park has accepted it.
    expect(await code(portal.call(detail, { id }, shop.token))).toBe('500404');
    const taken = await find(id, 'accept', 1);
    expect(taken.data).toMatchObject({ state: 'ACCEPTED', dueAt: Date.parse('2026-11-25T02:00:00Z') });
    expect(await noticesTo(shop.user.id)).toEqual(['SHOP_COMPLAINT_TURN']);
    expect(await code(find(id, 'uphold', 2, '属实'))).toBe('500012');
    const read = await portal.call(detail, { id }, shop.token);
    expect(read.data).toMatchObject({ body: said.body, actions: ['state'] });
    expect(JSON.stringify(read.data)).not.toContain(person.id);
    expect(await code(act(id, 'state', 2))).toBe('100002');
    expect((await act(id, 'state', 2, '页面没有写清，已经提交修改。')).data.state).toBe('STATED');
    expect(await code(find(id, 'uphold', 3))).toBe('100002');
    const found = await find(id, 'uphold', 3, '多收部分须退回。');
    expect(found.data).toMatchObject({
      state: 'UPHELD',
      finding: '多收部分须退回。',
      decidedAt: now.getTime(),
    });
    expect(await noticesTo(shop.user.id)).toEqual(['SHOP_COMPLAINT_MOVED', 'SHOP_COMPLAINT_TURN']);
    expect((await portal.call(detail, { id }, person.token)).data).toMatchObject({
      statement: '页面没有写清，已经提交修改。',
      finding: '多收部分须退回。',
    });
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    expect(kept).toMatchObject({ kind: 'SHOP_COMPLAINT', userId: person.id, state: 'UPHELD' });
  });

  it('are decided without the shop once its deadline has passed', async () => {
    const { data } = await complain();
    await find(data.complaintId, 'accept', 1);
    now = new Date('2026-11-25T01:59:59Z');
    // Sessions expire within days, so later calls need a new login.
    const later = await logInOfficer();
    expect(await code(find(data.complaintId, 'uphold', 2, '属实', later))).toBe('500012');
    now = new Date('2026-11-25T02:00:00Z');
    expect(await code(find(data.complaintId, 'uphold', 2, '属实', later))).toBe('000000');
  });

  it('never reach the shop if dismissed at once', async () => {
    const { data } = await complain();
    expect((await find(data.complaintId, 'dismiss', 1, '说的不是这家店铺。')).data.state).toBe('DISMISSED');
    expect(await noticesTo(shop.user.id)).toEqual([]);
    expect((await portal.call(own, { view: 'RECEIVED' }, shop.token)).data.rows).toEqual([]);
  });

  it('are limited to one open per shop, even for simultaneous calls', async () => {
    const codes = await Promise.all([code(complain()), code(complain())]);
    expect(codes.toSorted()).toEqual(['000000', '500024']);
    const [open] = (await portal.call(own, {}, person.token)).data.rows;
    expect(await code(act(open?.complaintId ?? '', 'withdraw', 1, '', person.token))).toBe('000000');
    expect(await code(complain())).toBe('000000');
  });

  it.each([
    [{ kind: 'NONE' }, 'data.kind', '100001'],
    [{ body: '多收了' }, 'data.body', '100001'],
    [{ fileId: ulid() }, 'data.fileId', '100002'],
  ])('bad input names its field: %o', async (given, field, retCode) => {
    const { header, data } = await complain(given);
    expect(header.retCode).toBe(retCode);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('are refused about the caller’s own shop and about shops that are not public', async () => {
    expect(await code(complain({}, shop.token))).toBe('500071');
    await portal.db.update(shops).set({ status: 'SUSPENDED' });
    expect(await code(complain())).toBe('000000');
    await portal.db.update(shops).set({ status: 'CLOSED' });
    expect(await code(complain({}, other.token))).toBe('500404');
  });

  it('cannot be seen or changed by others', async () => {
    const { data } = await complain();
    const id = data.complaintId;
    await find(id, 'accept', 1);
    for (const token of [other.token, await portal.logIn({ userType: '100' })]) {
      expect(await code(portal.call(detail, { id }, token))).toBe('500404');
      expect(await code(act(id, 'withdraw', 2, '', token))).toBe('500404');
    }
    expect(await code(act(id, 'state', 2, '是我们的错', person.token))).toBe('500012');
    expect((await portal.call(managedDetail, { id }, officer)).data.complaintId).toBe(id);
    expect((await portal.call(managed, { state: 'ACCEPTED' }, officer)).data.rows).toHaveLength(1);
  });

  it("lose their text when the complainant's account ends", async () => {
    await complain();
    await portal.db.transaction((tx) =>
      eraseQuestions(tx, person.id, systemContext({ ...portal, clock: { now: () => now } })),
    );
    expect(await portal.db.select().from(shopComplaints)).toMatchObject([{ status: 'WITHDRAWN', body: '' }]);
  });

  it('hide their evidence from the shop', async () => {
    const { data } = await complain();
    const fileId = ulid();
    await portal.db.update(shopComplaints).set({ fileId });
    await find(data.complaintId, 'accept', 1);
    expect(
      JSON.stringify((await portal.call(detail, { id: data.complaintId }, shop.token)).data),
    ).not.toContain(fileId);
  });
});

const isParks = (event: ComplaintEvent): event is ComplaintParkEvent =>
  complaintParkEvents.some((each) => each === event);

describeTransitions<ComplaintState, ComplaintEvent, ComplaintState>({
  states: complaintLifecycle.states,
  events: complaintLifecycle.events,
  planned: (state, event) => complaintLifecycle.transitions[state][event],
  next: (state, event) => nextState(complaintLifecycle.transitions, state, event),
  fire: async (status, event, planned) => {
    const id = ulid();
    await portal.db.insert(shopComplaints).values({
      id,
      ...said,
      shopId,
      userId: person.id,
      status,
      acceptedAt: status === 'SUBMITTED' ? null : friday,
      dueAt: status === 'ACCEPTED' ? friday : null,
    });
    const { header, data } = isParks(event)
      ? await find(id, event, 1, '核查清楚了。')
      : await act(id, event, 1, '情况如下。', event === 'state' ? shop.token : person.token);
    // The shop cannot see complaints that the park has not accepted or that were withdrawn.
    const isUnknown = event === 'state' && (status === 'SUBMITTED' || status === 'WITHDRAWN');
    expect(header.retCode).toBe(planned ? '000000' : isUnknown ? '500404' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
