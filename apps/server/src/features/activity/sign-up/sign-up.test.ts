import {
  type SignUpEvent,
  type SignUpState,
  signUpLifecycle,
} from '@portal/contract/activity/sign-up-lifecycle';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { doorCode } from '../../../platform/door/door-code.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { activities, signUps } from '../activity.table.ts';
import { insertActivity, insertSignUp } from '../testing/insert-activity.ts';
import { settleSignUps } from './settle-sign-ups.ts';
import { eraseSignUps } from './sign-up.account-end.ts';
import { signUpPayable } from './sign-up-payable.ts';

const form = 'GET /api/activityManage/signUp/queryForm';
const submit = 'POST /api/activityManage/signUp/submit';
const operate = 'POST /api/activityManage/signUp/operate';
const own = 'GET /api/activityManage/signUp/queryList';
const manage = 'POST /api/activityManage/signUp/operateManage';
const managed = 'GET /api/activityManage/signUp/queryManageList';
const desk = 'POST /api/activityManage/signUp/checkIn';
const count = 'GET /api/activityManage/activity/queryDesk';
const callOff = 'POST /api/activityManage/activity/operate';

const hourMs = 3_600_000;
const noon = testNow.getTime();

let portal: TestApp;
let now = noon;
let people: { id: string }[];
let clerkId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  people = [];
  for (let nth = 0; nth < 6; nth++) {
    const { id } = await insertUser(portal.db, { userType: '100' });
    people.push({ id });
  }
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id;
});
afterEach(async () => {
  now = noon;
  for (const table of [signUps, activities, cases, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const nth = (at: number) => {
  const person = people[at];
  if (!person) throw new Error('no such person');
  return person;
};
// Logs in for every call, because the test clock advances by days and sessions expire.
const tokenOf = (at: number) => portal.logIn({ userId: nth(at).id });
const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_SERVICE'] });
const persons = (qty: number) =>
  Array.from({ length: qty }, (_, at) => ({ name: `许晚棠${at}`, phone: `1540000000${at}` }));
const signUp = (
  activityId: string,
  token: string,
  { qty = 1, answers = [] as string[], mayWait = true } = {},
) => portal.call(submit, { data: { activityId, persons: persons(qty), answers, mayWait } }, token);
const as = async (activityId: string, at: number, more: object = {}) =>
  signUp(activityId, await tokenOf(at), more);
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});
const rowOf = async (activityId: string, userId: string) => {
  const isTheirs = and(eq(signUps.activityId, activityId), eq(signUps.userId, userId));
  const [row] = await portal.db.select().from(signUps).where(isTheirs);
  if (!row) throw new Error('no such sign-up');
  return row;
};
const doAs = async (activityId: string, at: number, event: string, code = '') => {
  const { id, version } = await rowOf(activityId, nth(at).id);
  return portal.call(operate, { id, event, version, data: { code } }, await tokenOf(at));
};
const settle = () => settleSignUps({ ...portal, clock: { now: () => new Date(now) } });
const messagesOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );
const statesOf = async (activityId: string) =>
  Promise.all(
    people.map(async ({ id }) => {
      const isTheirs = and(eq(signUps.activityId, activityId), eq(signUps.userId, id));
      const [row] = await portal.db.select().from(signUps).where(isTheirs);
      return row?.status ?? '-';
    }),
  );

describe('signing up', () => {
  it('fills the seats, then the waiting list in order, then refuses', async () => {
    const id = await insertActivity(portal.db, { waitlistMax: 2 });
    expect((await as(id, 0, { qty: 2 })).data).toMatchObject({ state: 'CONFIRMED', qty: 2, waitNo: null });
    expect((await as(id, 1, { qty: 2 })).data).toMatchObject({
      state: 'WAITING',
      waitNo: 1,
      checkInCode: '',
    });
    expect((await as(id, 2)).data).toMatchObject({ state: 'CONFIRMED' });
    expect((await as(id, 3)).data).toMatchObject({ state: 'WAITING', waitNo: 2 });
    expect(await codeOf(as(id, 4))).toBe('500031');
    expect((await portal.call(own, {}, await tokenOf(3))).data).toMatchObject({
      total: 1,
      rows: [{ waitNo: 2 }],
    });
    const [, second] = await portal.db.select().from(cases).orderBy(cases.caseNo);
    expect(second).toMatchObject({
      kind: 'SIGN_UP',
      state: 'WAITING',
      link: `/businesssalon/salonapply/${id}`,
    });
  });

  it('requires one of the activity’s tags, if it has any', async () => {
    const id = await insertActivity(portal.db, { tagCodes: ['T_CUT', 'T_POT'] });
    const { token, user } = await insertOwned(portal, { name: '晴岚盆栽有限公司（演示）' });
    const tag = (industryTagIds: string[]) =>
      portal.db
        .update(enterprises)
        .set({ industryTagIds })
        .where(eq(enterprises.id, user.enterpriseId ?? ''));
    await tag(['T_SEED']);
    expect(await codeOf(signUp(id, token))).toBe('500033');
    expect(await codeOf(as(id, 0))).toBe('500033');
    await tag(['T_SEED', 'T_POT']);
    expect((await signUp(id, token)).data.state).toBe('CONFIRMED');
  });

  it('needs consent to join the waiting list', async () => {
    const id = await insertActivity(portal.db, { capacity: 1 });
    await as(id, 0);
    expect(await codeOf(as(id, 1, { mayWait: false }))).toBe('500031');
  });

  it('is limited to once per user, the sign-up period and the target audience', async () => {
    const id = await insertActivity(portal.db);
    await as(id, 0);
    expect(await codeOf(as(id, 0))).toBe('500012');
    const early = await insertActivity(portal.db, { signFrom: new Date(noon + 1) });
    expect(await codeOf(as(early, 0))).toBe('500032');
    const late = await insertActivity(portal.db, { signTo: testNow });
    expect(await codeOf(as(late, 0))).toBe('500032');
    expect((await portal.call(form, { id: late }, await tokenOf(0))).data.hindrance).toBe('不在报名时间内');
    const others = await insertActivity(portal.db, { userTypes: ['200'] });
    expect(await codeOf(as(others, 0))).toBe('500033');
    const members = await insertActivity(portal.db, { auditedOnly: true });
    expect(await codeOf(as(members, 0))).toBe('500033');
    const draft = await insertActivity(portal.db, { status: 'DRAFT' });
    expect(await codeOf(as(draft, 0))).toBe('500404');
    expect(await codeOf(portal.call(form, { id: draft }, await tokenOf(0)))).toBe('500404');
  });

  it('names invalid fields', async () => {
    const questions = [
      { label: '简餐', kind: 'CHOICE' as const, options: ['一份', '不用'], required: true },
      { label: '想问什么', kind: 'TEXT' as const, options: [], required: false },
    ];
    const id = await insertActivity(portal.db, { questions, perOrderMax: 1 });
    expect(await fieldsOf(as(id, 0, { qty: 2 }))).toEqual(['data.persons', 'data.answers.0']);
    expect(await fieldsOf(as(id, 0, { answers: ['三份'] }))).toEqual(['data.answers.0']);
    expect((await as(id, 0, { answers: ['一份', ''] })).data.answers).toEqual([
      { question: '简餐', answer: '一份' },
    ]);
    const data = { activityId: id, persons: [{ name: '', phone: '1' }], answers: [], mayWait: false };
    expect(await fieldsOf(portal.call(submit, { data }, await tokenOf(1)))).toEqual([
      'data.persons.0.name',
      'data.persons.0.phone',
    ]);
    const [first, second] = persons(2);
    const twice = { ...data, persons: [first, { ...second, phone: first?.phone }] };
    expect(await fieldsOf(portal.call(submit, { data: twice }, await tokenOf(1)))).toEqual([
      'data.persons.1.phone',
    ]);
  });

  it('is limited per enterprise', async () => {
    const id = await insertActivity(portal.db, { capacity: 10 });
    const { token, user } = await insertOwned(portal, { name: '远岫花卉电商有限公司（演示）' });
    expect((await signUp(id, token)).data.state).toBe('CONFIRMED');
    const staff = await insertUser(portal.db, {
      userType: '200',
      enterpriseId: user.enterpriseId,
      auditStatus: '2',
    });
    const other = await portal.logIn({
      userId: staff.id,
      userType: '200',
      enterpriseId: user.enterpriseId,
      auditStatus: '2',
    });
    expect(await codeOf(signUp(id, other, { qty: 2 }))).toBe('500034');
    expect((await signUp(id, other)).data.state).toBe('CONFIRMED');
    expect((await portal.call(form, { id }, token)).data).toMatchObject({ ofEnterprise: 2 });
  });

  it('needs approval after three no-shows in ninety days', async () => {
    for (const days of [1, 40, 89]) {
      const before = await insertActivity(portal.db);
      const missedAt = new Date(noon - days * 24 * hourMs);
      await insertSignUp(portal.db, { activityId: before, userId: nth(0).id, status: 'ABSENT', missedAt });
    }
    const id = await insertActivity(portal.db);
    expect((await portal.call(form, { id }, await tokenOf(0))).data).toMatchObject({
      isApproved: true,
      absences: 3,
    });
    expect((await as(id, 0)).data.state).toBe('PENDING');
    now += 2 * 24 * hourMs;
    expect((await portal.call(form, { id }, await tokenOf(0))).data).toMatchObject({
      isApproved: false,
      absences: 2,
    });
  });

  it('is hidden from other users', async () => {
    const id = await insertActivity(portal.db);
    await as(id, 0);
    const { id: signUpId } = await rowOf(id, nth(0).id);
    const foreign = { id: signUpId, event: 'cancel', version: 1, data: {} };
    expect(await codeOf(portal.call(operate, foreign, await tokenOf(1)))).toBe('500404');
    expect((await portal.call(form, { id }, await tokenOf(1))).data.mine).toBeNull();
  });
});

describe('the waiting list', () => {
  it('is offered free seats in order for twelve hours each; a lapsed offer goes to the next', async () => {
    const id = await insertActivity(portal.db, { capacity: 1 });
    for (const at of [0, 1, 2]) await as(id, at);
    await doAs(id, 0, 'cancel');
    expect(await statesOf(id)).toEqual(['CANCELLED', 'OFFERED', 'WAITING', '-', '-', '-']);
    expect((await rowOf(id, nth(1).id)).offerUntil).toEqual(new Date(noon + 12 * hourMs));
    expect(await messagesOf(nth(1).id)).toEqual(['SEAT_OFFERED']);
    expect((await portal.call(form, { id }, await tokenOf(2))).data.mine?.waitNo).toBe(1);
    now += 12 * hourMs;
    expect(await codeOf(doAs(id, 1, 'accept'))).toBe('500035');
    await settle();
    await settle();
    expect(await statesOf(id)).toEqual(['CANCELLED', 'EXPIRED', 'OFFERED', '-', '-', '-']);
    expect((await doAs(id, 2, 'accept')).data.state).toBe('CONFIRMED');
  });

  it('gets offers for one hour on the last day, never beyond the start', async () => {
    const id = await insertActivity(portal.db, { capacity: 1 });
    for (const at of [0, 1, 2]) await as(id, at);
    now = noon + 96.5 * hourMs;
    await doAs(id, 0, 'cancelLate');
    expect((await rowOf(id, nth(1).id)).offerUntil).toEqual(new Date(now + hourMs));
    now = noon + 119.5 * hourMs;
    await settle();
    expect((await rowOf(id, nth(2).id)).offerUntil).toEqual(new Date(noon + 120 * hourMs));
    now = noon + 120 * hourMs;
    await settle();
    expect(await statesOf(id)).toEqual(['CANCELLED_LATE', 'EXPIRED', 'EXPIRED', '-', '-', '-']);
  });

  it('skips and notifies groups that are too large; they keep their place', async () => {
    const id = await insertActivity(portal.db, { capacity: 2 });
    await as(id, 0);
    await as(id, 1);
    await as(id, 2, { qty: 2 });
    await as(id, 3);
    await doAs(id, 0, 'cancel');
    expect(await statesOf(id)).toEqual(['CANCELLED', 'CONFIRMED', 'WAITING', 'OFFERED', '-', '-']);
    expect(await messagesOf(nth(2).id)).toEqual(['SEAT_SKIPPED']);
    expect((await portal.call(form, { id }, await tokenOf(2))).data.mine?.waitNo).toBe(1);
    await doAs(id, 3, 'leave');
    await doAs(id, 1, 'cancel');
    expect((await rowOf(id, nth(2).id)).status).toBe('OFFERED');
  });

  it('asks for approval if the activity needs it', async () => {
    const id = await insertActivity(portal.db, { capacity: 1, needApproval: true });
    await as(id, 0);
    await as(id, 1);
    await doAs(id, 0, 'cancel');
    expect(await codeOf(doAs(id, 1, 'accept'))).toBe('500012');
    expect((await doAs(id, 1, 'ask')).data.state).toBe('PENDING');
  });

  it('is offered the seat of a closed account', async () => {
    const id = await insertActivity(portal.db, { capacity: 1 });
    await as(id, 0);
    await as(id, 1);
    await eraseSignUps(
      portal.db,
      nth(0).id,
      systemContext({ ...portal, clock: { now: () => new Date(now) } }),
    );
    expect(await rowOf(id, nth(0).id)).toMatchObject({ status: 'CANCELLED', persons: [], answers: [] });
    await settle();
    expect((await rowOf(id, nth(1).id)).status).toBe('OFFERED');
  });
});

describe('paid activities', () => {
  const pay = async (activityId: string, at: number) => {
    const { id, amountFen } = await rowOf(activityId, nth(at).id);
    await signUpPayable.settle(
      portal.db,
      systemContext({ ...portal, clock: { now: () => new Date(now) } }),
      [{ bizId: id, amountFen }],
      'order',
    );
  };

  it('must be paid within half an hour, or the seat goes to the next', async () => {
    const id = await insertActivity(portal.db, { capacity: 2, feeFen: 12_000 });
    expect((await as(id, 0, { qty: 2 })).data).toMatchObject({ state: 'TO_PAY', amountFen: 24_000 });
    await as(id, 1);
    now += 30 * 60_000 - 1;
    await settle();
    expect((await rowOf(id, nth(0).id)).status).toBe('TO_PAY');
    now += 1;
    await settle();
    expect(await statesOf(id)).toEqual(['EXPIRED', 'OFFERED', '-', '-', '-', '-']);
    expect((await doAs(id, 1, 'accept')).data).toMatchObject({ state: 'TO_PAY' });
    await pay(id, 1);
    await pay(id, 1);
    expect((await rowOf(id, nth(1).id)).status).toBe('CONFIRMED');
  });

  it('can be paid only by the user who signed up', async () => {
    const id = await insertActivity(portal.db, { feeFen: 12_000 });
    await as(id, 0);
    const { id: signUpId } = await rowOf(id, nth(0).id);
    const due = (token: string) =>
      portal.call(
        'POST /api/payManage/order/create',
        { data: { kind: 'SIGN_UP', ids: [signUpId], totalFen: 12_000 } },
        token,
      );
    expect(await codeOf(due(await tokenOf(1)))).toBe('500404');
    expect(await codeOf(due(await tokenOf(0)))).toBe('000000');
  });
});

describe('checking in', () => {
  const begin = noon + 120 * hourMs;

  it('works with the code at the door from an hour before the start', async () => {
    const id = await insertActivity(portal.db);
    await as(id, 0);
    const digits = () => doorCode('door of the test', new Date(now));
    now = begin - hourMs - 1;
    expect(await codeOf(doAs(id, 0, 'checkIn', digits()))).toBe('500026');
    now += 1;
    expect(await codeOf(doAs(id, 0, 'checkIn', '000'))).toBe('500026');
    expect((await doAs(id, 0, 'checkIn', digits())).data).toMatchObject({
      state: 'CHECKED_IN',
      checkInAt: now,
    });
  });

  it('earns the points set by the office, or none', async () => {
    const balance = async () =>
      (await portal.call('GET /api/pointsManage/points/queryBalance', {}, await tokenOf(0))).data.balance;
    for (const [checkInPoints, earned] of [
      [25, 25],
      [0, 0],
    ] as const) {
      now = noon;
      const before = await balance();
      const id = await insertActivity(portal.db, { checkInPoints });
      await as(id, 0);
      now = begin;
      await doAs(id, 0, 'checkIn', doorCode('door of the test', new Date(now)));
      expect((await balance()) - before).toBe(earned);
    }
  });

  it('works with the personal code at the desk, which counts attendance', async () => {
    const id = await insertActivity(portal.db, { checkInMode: 'CODE' });
    const { checkInCode } = (await as(id, 0, { qty: 2 })).data;
    await as(id, 1);
    const show = async (code: string) => portal.call(desk, { data: { activityId: id, code } }, await clerk());
    expect(await codeOf(show(checkInCode))).toBe('500026');
    now = begin;
    expect(await fieldsOf(show('WRONG'))).toEqual(['data.code']);
    expect((await show(checkInCode.toLowerCase())).data.state).toBe('CHECKED_IN');
    expect((await show(checkInCode)).data.state).toBe('CHECKED_IN');
    expect((await portal.call(count, { id }, await clerk())).data).toMatchObject({
      expected: 3,
      arrived: 2,
      isOpen: true,
    });
    expect(await codeOf(doAs(id, 1, 'checkIn', '1'))).toBe('500026');
  });

  it('counts as a no-show if it hasn’t happened by the end', async () => {
    const id = await insertActivity(portal.db);
    await as(id, 0);
    now = noon + 122 * hourMs;
    await settle();
    expect(await rowOf(id, nth(0).id)).toMatchObject({ status: 'ABSENT', missedAt: new Date(now) });
    expect(await messagesOf(nth(0).id)).toEqual(['SIGN_UP_ABSENT']);
  });
});

describe('the organizer', () => {
  it('approves or rejects with a reason; a rejection frees the seat', async () => {
    const id = await insertActivity(portal.db, { capacity: 1, needApproval: true });
    await as(id, 0);
    await as(id, 1);
    const { id: signUpId } = await rowOf(id, nth(0).id);
    const decide = async (event: string, reason = '') =>
      portal.call(manage, { id: signUpId, event, version: 1, data: { reason } }, await clerk());
    expect(await fieldsOf(decide('reject'))).toEqual(['data.reason']);
    expect((await decide('reject', '名额留给种植企业')).data.state).toBe('REJECTED');
    expect(await statesOf(id)).toEqual(['REJECTED', 'OFFERED', '-', '-', '-', '-']);
    const { rows } = (await portal.call(managed, { activityId: id, state: 'REJECTED' }, await clerk())).data;
    expect(rows).toMatchObject([{ signUpId, persons: [{ phone: '154****0000' }] }]);
  });

  it('cancels the activity and notifies everyone', async () => {
    const id = await insertActivity(portal.db, { capacity: 1 });
    await as(id, 0);
    await as(id, 1);
    const data = { id, event: 'cancel', version: 1, data: { reason: '大风预警' } };
    expect(await codeOf(portal.call(callOff, data, await clerk()))).toBe('000000');
    expect(await statesOf(id)).toEqual(['CANCELLED', 'CANCELLED', '-', '-', '-', '-']);
    expect(await messagesOf(nth(1).id)).toEqual(['ACTIVITY_CALLED_OFF']);
  });
});

/** Fires an event through the call or job that causes it. */
async function fireEvent(state: SignUpState, event: SignUpEvent): Promise<{ retCode: string; id: string }> {
  const paid = event === 'charge' || event === 'pay' || state === 'TO_PAY';
  const needApproval = event === 'ask';
  const activityId = await insertActivity(portal.db, { needApproval, feeFen: paid ? 100 : 0, capacity: 10 });
  const offerUntil = new Date(noon + hourMs);
  const id = await insertSignUp(portal.db, {
    activityId,
    userId: nth(0).id,
    status: state,
    offerUntil,
    waitTurn: 1,
    amountFen: paid ? 100 : 0,
  });
  const member = async (name: string) =>
    (
      await portal.call(
        operate,
        { id, event: name, version: 1, data: { code: doorCode('door of the test', new Date(now)) } },
        await tokenOf(0),
      )
    ).header.retCode;
  const organizer = async (name: string) =>
    (await portal.call(manage, { id, event: name, version: 1, data: { reason: '不合适' } }, await clerk()))
      .header.retCode;
  const clock = async (at: number) => {
    now = at;
    await settle();
    return '500012';
  };
  const retCode = await {
    accept: () => member('accept'),
    ask: () => member('ask'),
    leave: () => member('leave'),
    cancel: () => member('cancel'),
    cancelLate: () => {
      now = noon + 100 * hourMs;
      return member('cancelLate');
    },
    checkIn: () => {
      now = noon + 120 * hourMs;
      return organizer('checkIn');
    },
    approve: () => organizer('approve'),
    reject: () => organizer('reject'),
    charge: () => (state === 'PENDING' ? organizer('approve') : member('accept')),
    pay: async () => {
      const ctx = systemContext({ ...portal, clock: { now: () => new Date(now) } });
      await signUpPayable.settle(portal.db, ctx, [{ bizId: id, amountFen: 100 }], 'order');
      return '500012';
    },
    offer: () => clock(noon),
    lapse: () => clock(state === 'WAITING' || state === 'PENDING' ? noon + 120 * hourMs : noon + hourMs),
    // At the end, unseated sign-ups are closed by another event.
    miss: () =>
      state === 'WAITING' || state === 'PENDING' || state === 'OFFERED' || state === 'TO_PAY'
        ? organizer('miss')
        : clock(noon + 122 * hourMs),
    callOff: async () => {
      const data = { id: activityId, event: 'cancel', version: 1, data: { reason: '大风预警' } };
      await portal.call(callOff, data, await clerk());
      return '500012';
    },
  }[event]();
  return { retCode, id };
}

describeTransitions({
  states: signUpLifecycle.states,
  events: signUpLifecycle.events,
  planned: (state, event) => signUpLifecycle.transitions[state][event],
  next: (state, event) => nextState(signUpLifecycle.transitions, state, event),
  async fire(state, event, planned) {
    const { retCode, id } = await fireEvent(state, event);
    const [row] = await portal.db.select().from(signUps).where(eq(signUps.id, id));
    expect(row?.status).toBe(planned ?? state);
    if (planned === undefined) expect(['500012', '500026', '100001']).toContain(retCode);
  },
});
