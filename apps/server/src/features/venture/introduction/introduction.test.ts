import {
  type IntroductionEvent,
  type IntroductionState,
  introductionEvents,
  introductionStates,
  introductionTransitions,
} from '@portal/contract/venture/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { institutions } from '../../finance/finance.table.ts';
import { insertInstitution } from '../../finance/testing/insert-finance.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { settleVentures } from '../settle-ventures.ts';
import { insertIntroduction, insertVenture, subscription } from '../testing/insert-venture.ts';
import { introductions, ventures } from '../venture.table.ts';

const list = 'GET /api/financeManage/introduction/queryOwnList';
const detail = 'GET /api/financeManage/introduction/queryOwnDetail';
const send = 'POST /api/financeManage/introduction/send';
const operate = 'POST /api/financeManage/introduction/operate';

const day = 86_400_000;
const start = new Date('2026-11-21T02:00:00Z');
let now = start;
let portal: TestApp;
type Party = Awaited<ReturnType<typeof insertOwned>>;
let team: Party;
let fund: Party;
let other: Party;
let person: { id: string; token: string };
let ventureId: string;
let ofPerson: string;
let institutionId: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  [team, fund, other] = [await insertOwned(portal), await insertOwned(portal), await insertOwned(portal)];
  const { id } = await insertUser(portal.db, { userType: '100' });
  person = { id, token: await portal.logIn({ userId: id, userType: '100' }) };
});
beforeEach(async () => {
  now = start;
  institutionId = await insertInstitution(portal.db, { enterpriseId: fund.enterpriseId, kind: 'FUND' });
  ventureId = await insertVenture(portal.db, { ownerUserId: team.user.id, enterpriseId: team.enterpriseId });
  ofPerson = await insertVenture(portal.db, { ownerUserId: person.id });
});
afterEach(async () => {
  for (const table of [introductions, ventures, institutions, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const data = { message: '想约一次面谈，看看排单系统' };
const interest = (id = ventureId, token = fund.token) =>
  portal.call(send, { kind: 'INTEREST', ventureId: id, data }, token);

describe('introduction between two sides', () => {
  it('reveals contacts once both sides agree, and not before', async () => {
    const sent = (await interest()).data;
    expect(sent).toMatchObject({ state: 'SENT', isReceived: false, contact: null, actions: ['withdraw'] });
    expect(sent.no).toMatch(/^QT\d{8}-\d{4}$/);
    const id = sent.introductionId;
    const [received] = (await portal.call(list, {}, team.token)).data.rows;
    expect(received).toMatchObject({
      introductionId: id,
      isReceived: true,
      actions: ['agree', 'decline'],
    });
    expect(JSON.stringify(received)).not.toContain('15400000001');
    expect(JSON.stringify(sent)).not.toContain(subscription.contactPhone);
    const todo = await portal.call('GET /api/caseManage/todo/queryList', {}, team.token);
    expect(JSON.stringify(todo.data)).toContain(id);
    const agree = { id, event: 'agree', version: 1, data: { answer: '下周三下午' } } as const;
    expect((await portal.call(operate, agree, team.token)).data).toMatchObject({
      state: 'AGREED',
      contact: { phone: '15400000001' },
    });
    // Lists never contain a phone number, whatever was agreed.
    expect(JSON.stringify((await portal.call(list, {}, team.token)).data)).not.toContain('15400000001');
    expect((await portal.call(detail, { id }, fund.token)).data).toMatchObject({
      answer: '下周三下午',
      contact: { name: subscription.contactName, phone: subscription.contactPhone },
    });
    const [venture] = await portal.db.select().from(ventures).where(eq(ventures.id, ventureId));
    expect(venture?.talks).toBe(1);
    const codes = (await portal.db.select().from(messages)).map(({ eventCode }) => eventCode);
    expect(codes.toSorted()).toEqual(['INTRODUCTION_ANSWERED', 'INTRODUCTION_RECEIVED']);
    expect(await code(interest())).toBe('500024');
  });

  it('can be between an institution and a person’s venture', async () => {
    const { introductionId: id } = (await interest(ofPerson)).data;
    const decline = { id, event: 'decline', version: 1 } as const;
    expect(await code(portal.call(operate, decline, person.token))).toBe('100002');
    const reasoned = { ...decline, data: { answer: '本轮已谈定' } };
    expect((await portal.call(operate, reasoned, person.token)).data).toMatchObject({
      state: 'DECLINED',
      contact: null,
    });
    // A declined sender may ask again.
    expect(await code(interest(ofPerson))).toBe('000000');
  });

  it('can be a pitch or a talk, which the institution answers', async () => {
    const pitch = { kind: 'PITCH', ventureId, institutionId, data } as const;
    const pitched = (await portal.call(send, pitch, team.token)).data;
    expect((await portal.call(detail, { id: pitched.introductionId }, fund.token)).data).toMatchObject({
      isReceived: true,
      ventureName: subscription.name,
    });
    expect(await code(interest())).toBe('500024');
    const talk = { kind: 'TALK', institutionId, data: { ...data, requestedDay: '2026-11-25' } } as const;
    const { introductionId: id } = (await portal.call(send, talk, team.token)).data;
    expect(await code(portal.call(send, talk, team.token))).toBe('500024');
    const agree = { id, event: 'agree', version: 1 } as const;
    expect(await code(portal.call(operate, agree, team.token))).toBe('500012');
    expect((await portal.call(operate, agree, fund.token)).data).toMatchObject({
      partyName: team.name,
      state: 'AGREED',
    });
  });

  it.each([
    ['a talk without a day', { kind: 'TALK', data }, '100002'],
    ['a day that is over', { kind: 'TALK', data: { ...data, requestedDay: '2026-11-20' } }, '100002'],
    ['no word', { kind: 'TALK', data: { message: '' } }, '100001'],
    ['no such institution', { kind: 'TALK', institutionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', data }, '500404'],
    ['interest of who is none', { kind: 'INTEREST', data }, '300002'],
  ])('%s', async (_name, given, refused) => {
    const input = { institutionId, ventureId, ...given };
    expect(await code(portal.call(send, input as never, other.token))).toBe(refused);
  });

  it('is refused if sender and receiver are the same or not eligible', async () => {
    await insertInstitution(portal.db, { enterpriseId: team.enterpriseId });
    expect(await code(interest(ventureId, team.token))).toBe('500012');
    const talk = { kind: 'TALK', institutionId, data: { ...data, requestedDay: '2026-11-25' } } as const;
    expect(await code(portal.call(send, talk, fund.token))).toBe('500012');
    expect(await code(portal.call(send, talk, person.token))).toBe('300002');
    const pitch = { kind: 'PITCH', ventureId, institutionId, data } as const;
    expect(await code(portal.call(send, pitch, other.token))).toBe('500404');
  });

  it('is hidden from everyone else', async () => {
    const { introductionId: id } = (await interest()).data;
    const answers = await Promise.all([
      code(portal.call(detail, { id }, other.token)),
      code(portal.call(detail, { id }, person.token)),
      code(portal.call(operate, { id, event: 'agree', version: 1 }, other.token)),
    ]);
    expect(new Set(answers)).toEqual(new Set(['500404']));
    expect((await portal.call(list, {}, other.token)).data.total).toBe(0);
    // The receiver cannot withdraw, and the sender cannot agree.
    expect(await code(portal.call(operate, { id, event: 'withdraw', version: 1 }, team.token))).toBe(
      '500012',
    );
    expect(await code(portal.call(operate, { id, event: 'agree', version: 1 }, fund.token))).toBe('500012');
  });

  it('expires after 30 days without an answer', async () => {
    const { introductionId: id } = (await interest()).data;
    const settle = () => settleVentures({ database: portal.database, clock: { now: () => now } } as never);
    const stateOf = async () => {
      const [row] = await portal.db.select().from(introductions).where(eq(introductions.id, id));
      return row?.status;
    };
    now = new Date(start.getTime() + 30 * day - 1);
    await settle();
    expect(await stateOf()).toBe('SENT');
    now = new Date(start.getTime() + 30 * day);
    await settle();
    await settle();
    expect(await stateOf()).toBe('EXPIRED');
  });
});

describe('introductions', () => {
  type Walked = Exclude<IntroductionEvent, 'expire'>;
  describeTransitions<IntroductionState, Walked, IntroductionState>({
    states: introductionStates,
    events: introductionEvents.filter((event): event is Walked => event !== 'expire'),
    planned: (state, event) => introductionTransitions[state][event],
    next: (state, event) => nextState(introductionTransitions, state, event),
    fire: async (status, event, planned) => {
      const id = await insertIntroduction(portal.db, {
        institutionId,
        ventureId,
        partyEnterpriseId: team.enterpriseId,
        status,
      });
      const token = event === 'withdraw' ? fund.token : team.token;
      const answer = await portal.call(operate, { id, event, version: 1, data: { answer: '答复' } }, token);
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(introductions).where(eq(introductions.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });

  it('is either agreed or withdrawn, whichever comes first', async () => {
    const { introductionId: id } = (await interest()).data;
    const answers = await Promise.all([
      code(portal.call(operate, { id, event: 'agree', version: 1 }, team.token)),
      code(portal.call(operate, { id, event: 'withdraw', version: 1 }, fund.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500409']);
  });
});
