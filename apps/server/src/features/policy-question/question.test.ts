import {
  type AskerEvent,
  askerEvents,
  type OfficerEvent,
  type QuestionEvent,
  type QuestionState,
  questionEvents,
  questionStates,
  questionTransitions,
} from '@portal/contract/policy-question/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { droppedTags, tagOf } from '../../testing/dropped-tags.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { eraseQuestions } from './question.account-end.ts';
import { questionPosts, questions } from './question.table.ts';
import { settleQuestions } from './settle-questions.ts';
import { insertAnswer, insertQuestion } from './testing/insert-question.ts';

const list = 'GET /api/policyManage/question/queryList';
const detail = 'GET /api/policyManage/question/queryDetail';
const faq = 'GET /api/policyManage/question/queryFaq';
const ask = 'POST /api/policyManage/question/submit';
const operate = 'POST /api/policyManage/question/operate';
const manageList = 'GET /api/policyManage/question/queryManageList';
const manageDetail = 'GET /api/policyManage/question/queryManageDetail';
const decide = 'POST /api/policyManage/question/decide';

let now = testNow;
let portal: TestApp;
let asker: { id: string; token: string };
let other: string;
let officer: string;
let officerId: string;
let policyId: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await portal.db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '节能减排科' },
    { type: 'POLICY_DEPT', code: 'FUND', name: '资金管理科' },
    { type: 'POLICY_DEPT', code: 'OLD', name: '撤并的科', shield: 1 },
  ]);
  policyId = await insertPolicy(portal.db);
  const owned = await insertOwned(portal, { name: '远岫花卉电商有限公司（演示）' });
  asker = { id: owned.user.id, token: owned.token };
  other = (await insertOwned(portal)).token;
  officerId = (await insertUser(portal.db, { userType: '900' })).id;
  officer = await portal.logIn({ userId: officerId, userType: '900', operatorRoles: ['OP_POLICY'] });
});
afterEach(async () => {
  now = testNow;
  await portal.db.delete(questionPosts);
  await portal.db.delete(questions);
  await portal.db.delete(messages);
  await portal.db.delete(cases);
});
afterAll(() => portal.close());

const content = {
  policyId: '',
  title: '补助款要不要缴企业所得税',
  body: '收到的补助款记到哪个科目，要不要并入当年应纳税所得额？',
  fileId: '',
  anonymous: false,
};
const send = (more: object = {}, token = asker.token) =>
  portal.call(ask, { data: { ...content, policyId, ...more } }, token);
const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>, retCode = '100002') => {
  const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
  expect(header.retCode).toBe(retCode);
  return Object.keys(data.fields ?? {});
};
const decided = async (id: string, event: OfficerEvent, data: object = {}) => {
  const { version } = (await portal.call(manageDetail, { id }, officer)).data;
  return portal.call(
    decide,
    { id, event, version, data: { body: '', title: '', question: '', ...data } },
    officer,
  );
};
const done = async (id: string, event: AskerEvent, data: object = {}) => {
  const { version } = (await portal.call(detail, { id }, asker.token)).data;
  return portal.call(
    operate,
    { id, event, version, data: { body: '', consents: false, ...data } },
    asker.token,
  );
};
const found = async (keyword: string) =>
  (await portal.call('GET /api/searchManage/search/queryList', { keyword, kind: 'QUESTION' })).data.rows.map(
    ({ refId }) => refId,
  );

describe('asking a question', () => {
  it('is private to the asker, and the answer is due within a working day', async () => {
    // Friday afternoon in Shanghai.
    now = new Date('2026-11-20T08:00:00Z');
    const { data } = await send();
    expect(data).toMatchObject({ state: 'SUBMITTED', policyTitle: '设施花卉节能改造补助细则', posts: [] });
    expect(new Date(data.dueAt ?? 0).toISOString()).toBe('2026-11-23T08:00:00.000Z');
    const id = data.questionId;
    expect(await code(portal.call(detail, { id }, other))).toBe('500404');
    expect((await portal.call(list, {}, other)).data.rows).toEqual([]);
    expect(await code(portal.call(manageList, {}, asker.token))).toBe('500403');
    const { rows } = (await portal.call(manageList, { keyword: '所得税' }, officer)).data;
    expect(rows).toMatchObject([{ questionId: id, enterpriseName: '远岫花卉电商有限公司（演示）' }]);
  });

  it('names each invalid field', async () => {
    expect(await fieldsOf(send({ title: '税', body: '短' }), '100001')).toEqual(['data.title', 'data.body']);
    const draft = await insertPolicy(portal.db, { status: 'DRAFT' });
    expect(await fieldsOf(send({ policyId: draft }))).toEqual(['data.policyId']);
    expect(await fieldsOf(send({ fileId: policyId }))).toEqual(['data.fileId']);
  });

  it('is limited to ten questions a day', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => code(send())));
    expect(codes.filter((one) => one === '000000')).toHaveLength(10);
    expect(codes.filter((one) => one === '500024')).toHaveLength(2);
    now = new Date(testNow.getTime() + 86_400_000);
    asker.token = await portal.logIn({ userId: asker.id, userType: '200' });
    expect(await code(send())).toBe('000000');
  });

  it('hides the identity of an anonymous asker from the office', async () => {
    const { data } = await send({ anonymous: true });
    const managed = await portal.call(manageDetail, { id: data.questionId }, officer);
    expect(managed.data).toMatchObject({ askerName: '', enterpriseName: '', anonymous: true });
    expect(JSON.stringify(managed.data)).not.toContain(asker.id);
  });
});

describe('the office', () => {
  it('assigns a complex question, due three working days after it was asked', async () => {
    now = new Date('2026-11-19T02:00:00Z');
    const { data } = await send();
    const taken = await decided(data.questionId, 'assign', { complexity: 'COMPLEX', officeCode: 'GREEN' });
    expect(taken.data).toMatchObject({ state: 'ASSIGNED', officeName: '节能减排科' });
    expect(new Date(taken.data.dueAt ?? 0).toISOString()).toBe('2026-11-24T02:00:00.000Z');
  });

  it('names each missing field', async () => {
    const { data } = await send();
    const id = data.questionId;
    expect(await fieldsOf(decided(id, 'answer'))).toEqual(['data.body']);
    expect(await fieldsOf(decided(id, 'transfer', { officeCode: 'OLD' }))).toEqual([
      'data.body',
      'data.officeCode',
    ]);
    expect(await fieldsOf(decided(id, 'assign', { officeCode: 'NONE' }))).toEqual(['data.officeCode']);
  });

  it('answers up to three follow-ups, and shows the answers in order', async () => {
    const { data } = await send();
    const id = data.questionId;
    await decided(id, 'transfer', { officeCode: 'FUND', body: '由资金管理科解释' });
    await decided(id, 'answer', { body: '一般应计入当年收入。' });
    expect(await fieldsOf(done(id, 'followUp'))).toEqual(['data.body']);
    for (let asked = 0; asked < 3; asked++) {
      expect(await code(done(id, 'followUp', { body: '单独核算呢？' }))).toBe('000000');
      await decided(id, 'answer', { body: '保留拨款文件。' });
    }
    expect(await code(done(id, 'followUp', { body: '还有' }))).toBe('500024');
    const { posts } = (await portal.call(detail, { id }, asker.token)).data;
    expect(posts.map(({ kind }) => kind)).toEqual([
      'TRANSFER',
      'ANSWER',
      'FOLLOWUP',
      'ANSWER',
      'FOLLOWUP',
      'ANSWER',
      'FOLLOWUP',
      'ANSWER',
    ]);
    expect(posts[0]).toMatchObject({ officeName: '资金管理科', body: '由资金管理科解释' });
    const notices = await portal.db.select({ code: messages.eventCode }).from(messages);
    expect(new Set(notices.map((message) => message.code))).toEqual(
      new Set(['QUESTION_TRANSFERRED', 'QUESTION_ANSWERED']),
    );
  });

  it('publishes only with the asker’s consent, until it is revoked', async () => {
    const { data } = await send();
    const id = data.questionId;
    const wording = { title: '补助款怎么计税', question: '补助款要不要缴税？', body: '符合条件的不征税。' };
    await decided(id, 'answer', { body: '一般应计入当年收入。' });
    await done(id, 'close', { rating: 4 });
    expect(await code(decided(id, 'publish', wording))).toBe('500012');
    await portal.db.update(questions).set({ consents: true }).where(eq(questions.id, id));
    expect(await fieldsOf(decided(id, 'publish'))).toEqual(['data.title', 'data.question', 'data.body']);
    const dropped = await droppedTags(portal, async () => {
      expect((await decided(id, 'publish', wording)).data.published).toEqual({
        title: wording.title,
        body: wording.question,
        answer: wording.body,
      });
    });
    expect(dropped).toContain(tagOf(faq));
    const published = await portal.call(faq, { policyId });
    expect(published.data).toMatchObject([{ title: '补助款怎么计税', answer: '符合条件的不征税。' }]);
    expect(JSON.stringify(published.data)).not.toMatch(/远岫|收到的补助款/);
    expect(await found('补助款怎么计税')).toEqual([id]);
    await done(id, 'revoke');
    expect((await portal.call(faq, { policyId })).data).toEqual([]);
    expect(await found('补助款怎么计税')).toEqual([]);
  });

  it('lets only one of two concurrent decisions succeed', async () => {
    const { data } = await send();
    const { questionId: id, version } = data;
    const answer = () =>
      portal.call(
        decide,
        { id, event: 'answer', version, data: { body: '可以。', title: '', question: '' } },
        officer,
      );
    const codes = await Promise.all([code(answer()), code(answer())]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await portal.db.$count(questionPosts)).toBe(1);
  });
});

it('a question without follow-up closes seven days after the answer, not before', async () => {
  const answeredAt = new Date('2026-11-14T04:00:00Z');
  const id = await insertQuestion(portal.db, { userId: asker.id, status: 'ANSWERED', answeredAt });
  const deps = { database: portal.database, clock: { now: () => now }, pay: portal.pay };
  const stateOf = async () =>
    (await portal.db.select().from(questions).where(eq(questions.id, id)))[0]?.status;
  now = new Date('2026-11-21T04:00:00Z');
  await settleQuestions(deps);
  expect(await stateOf()).toBe('ANSWERED');
  now = new Date('2026-11-21T04:00:01Z');
  await settleQuestions(deps);
  await settleQuestions(deps);
  expect(await stateOf()).toBe('CLOSED');
  // After closing, the asker can still rate the answer, once.
  expect(await fieldsOf(done(id, 'rate'))).toEqual(['data.rating']);
  expect((await done(id, 'rate', { rating: 2, consents: true })).data).toMatchObject({
    rating: 2,
    consents: true,
    actions: ['revoke'],
  });
  expect(await code(done(id, 'rate', { rating: 5 }))).toBe('500012');
});

it('ending the account erases everything the asker wrote', async () => {
  const id = await insertQuestion(portal.db, {
    userId: asker.id,
    policyId,
    status: 'CLOSED',
    consents: true,
    publishedAt: testNow,
    publicTitle: '租赁设施能申报吗',
    publicAnswer: '可以。',
  });
  await insertAnswer(portal.db, id, officerId);
  await portal.db.transaction((tx) => eraseQuestions(tx, asker.id, testNow));
  expect((await portal.call(faq, { policyId })).data).toEqual([]);
  expect(await portal.db.$count(questionPosts)).toBe(0);
  const [left] = await portal.db.select().from(questions);
  expect(left).toMatchObject({ title: '', body: '', publicTitle: '', publishedAt: null });
});

const isAskers = (event: QuestionEvent): event is AskerEvent => askerEvents.some((own) => own === event);
const fired = questionEvents.filter((event) => event !== 'ask' && event !== 'lapse');
type Fired = Exclude<QuestionEvent, 'ask'>;

describeTransitions<QuestionState, Fired, QuestionState>({
  states: questionStates,
  events: fired,
  planned: (state, event) => questionTransitions[state][event],
  next: (state, event) => nextState(questionTransitions, state, event),
  fire: async (state, event, planned) => {
    const isPublic = event === 'unpublish' && state === 'CLOSED';
    const id = await insertQuestion(portal.db, {
      userId: asker.id,
      policyId,
      status: state,
      consents: true,
      publishedAt: isPublic ? testNow : null,
    });
    const { header, data } = isAskers(event)
      ? await done(id, event, { body: '请再说明一下。', rating: 5 })
      : await decided(id, event as OfficerEvent, {
          officeCode: 'GREEN',
          body: '可以。',
          title: '能申报吗',
          question: '租来的温室能不能申报？',
        });
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
