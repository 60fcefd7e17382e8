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
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/http/context.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { droppedTags, tagOf } from '../../testing/dropped-tags.ts';
import { testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
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

const park = usePark(
  { asker: 'owner', other: 'owner', officer: ['OP_POLICY'] },
  { empties: [questionPosts, questions, messages, cases] },
);
let policyId: string;

beforeAll(async () => {
  await park.db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '节能减排科' },
    { type: 'POLICY_DEPT', code: 'FUND', name: '资金管理科' },
    { type: 'POLICY_DEPT', code: 'OLD', name: '撤并的科', shield: 1 },
  ]);
  policyId = await insertPolicy(park.db);
});

const content = {
  policyId: '',
  title: '补助款要不要缴企业所得税',
  body: '收到的补助款记到哪个科目，要不要并入当年应纳税所得额？',
  fileId: '',
  anonymous: false,
};
const send = (more: object = {}, token = park.asker.token) =>
  park.call(ask, { data: { ...content, policyId, ...more } }, token);
const fieldsOf = async (answer: Promise<unknown>, retCode = '100002') => {
  const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
  expect(header.retCode).toBe(retCode);
  return Object.keys(data.fields ?? {});
};
const decided = async (id: string, event: OfficerEvent, data: object = {}) => {
  const { version } = (await park.call(manageDetail, { id }, park.officer.token)).data;
  return park.call(
    decide,
    { id, event, version, data: { body: '', title: '', question: '', ...data } },
    park.officer.token,
  );
};
const done = async (id: string, event: AskerEvent, data: object = {}) => {
  const { version } = (await park.call(detail, { id }, park.asker.token)).data;
  return park.call(
    operate,
    { id, event, version, data: { body: '', consents: false, ...data } },
    park.asker.token,
  );
};
const found = async (keyword: string) =>
  (await park.call('GET /api/searchManage/search/queryList', { keyword, kind: 'QUESTION' })).data.rows.map(
    ({ refId }) => refId,
  );

describe('asking a question', () => {
  it('is private to the asker, and the answer is due within a working day', async () => {
    // Friday afternoon in Shanghai.
    park.now = new Date('2026-11-20T08:00:00Z');
    const { data } = await send();
    expect(data).toMatchObject({ state: 'SUBMITTED', policyTitle: '设施花卉节能改造补助细则', posts: [] });
    expect(new Date(data.dueAt ?? 0).toISOString()).toBe('2026-11-23T08:00:00.000Z');
    const id = data.questionId;
    expect(await codeOf(park.call(detail, { id }, park.other.token))).toBe('500404');
    expect((await park.call(list, {}, park.other.token)).data.rows).toEqual([]);
    expect(await codeOf(park.call(manageList, {}, park.asker.token))).toBe('500403');
    const { rows } = (await park.call(manageList, { keyword: '所得税' }, park.officer.token)).data;
    expect(rows).toMatchObject([{ questionId: id, enterpriseName: park.asker.name }]);
  });

  it('names each invalid field', async () => {
    expect(await fieldsOf(send({ title: '税', body: '短' }), '100001')).toEqual(['data.title', 'data.body']);
    const draft = await insertPolicy(park.db, { status: 'DRAFT' });
    expect(await fieldsOf(send({ policyId: draft }))).toEqual(['data.policyId']);
    expect(await fieldsOf(send({ fileId: policyId }))).toEqual(['data.fileId']);
  });

  it('is limited to ten questions a day', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(send())));
    expect(codes.filter((one) => one === '000000')).toHaveLength(10);
    expect(codes.filter((one) => one === '500024')).toHaveLength(2);
    park.now = new Date(testNow.getTime() + 86_400_000);
    park.asker.token = await park.logIn({ userId: park.asker.user.id, userType: '200' });
    expect(await codeOf(send())).toBe('000000');
  });

  it('hides the identity of an anonymous asker from the office', async () => {
    const { data } = await send({ anonymous: true });
    const managed = await park.call(manageDetail, { id: data.questionId }, park.officer.token);
    expect(managed.data).toMatchObject({ askerName: '', enterpriseName: '', anonymous: true });
    expect(JSON.stringify(managed.data)).not.toContain(park.asker.user.id);
  });
});

describe('the office', () => {
  it('assigns a complex question, due three working days after it was asked', async () => {
    park.now = new Date('2026-11-19T02:00:00Z');
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
      expect(await codeOf(done(id, 'followUp', { body: '单独核算呢？' }))).toBe('000000');
      await decided(id, 'answer', { body: '保留拨款文件。' });
    }
    expect(await codeOf(done(id, 'followUp', { body: '还有' }))).toBe('500024');
    const { posts } = (await park.call(detail, { id }, park.asker.token)).data;
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
    const notices = await park.db.select({ code: messages.eventCode }).from(messages);
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
    expect(await codeOf(decided(id, 'publish', wording))).toBe('500012');
    await park.db.update(questions).set({ consents: true }).where(eq(questions.id, id));
    expect(await fieldsOf(decided(id, 'publish'))).toEqual(['data.title', 'data.question', 'data.body']);
    const dropped = await droppedTags(park, async () => {
      expect((await decided(id, 'publish', wording)).data.published).toEqual({
        title: wording.title,
        body: wording.question,
        answer: wording.body,
      });
    });
    expect(dropped).toContain(tagOf(faq));
    const published = await park.call(faq, { policyId });
    expect(published.data).toMatchObject([{ title: '补助款怎么计税', answer: '符合条件的不征税。' }]);
    expect(JSON.stringify(published.data)).not.toMatch(/远岫|收到的补助款/);
    expect(await found('补助款怎么计税')).toEqual([id]);
    await done(id, 'revoke');
    expect((await park.call(faq, { policyId })).data).toEqual([]);
    expect(await found('补助款怎么计税')).toEqual([]);
  });

  it('lets only one of two concurrent decisions succeed', async () => {
    const { data } = await send();
    const { questionId: id, version } = data;
    const answer = () =>
      park.call(
        decide,
        { id, event: 'answer', version, data: { body: '可以。', title: '', question: '' } },
        park.officer.token,
      );
    const codes = await Promise.all([codeOf(answer()), codeOf(answer())]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await park.db.$count(questionPosts)).toBe(1);
  });
});

it('a question without follow-up closes seven days after the answer, not before', async () => {
  const answeredAt = new Date('2026-11-14T04:00:00Z');
  const id = await insertQuestion(park.db, { userId: park.asker.user.id, status: 'ANSWERED', answeredAt });
  const deps = park;
  const stateOf = async () => (await park.db.select().from(questions).where(eq(questions.id, id)))[0]?.status;
  park.now = new Date('2026-11-21T04:00:00Z');
  await settleQuestions(deps);
  expect(await stateOf()).toBe('ANSWERED');
  park.now = new Date('2026-11-21T04:00:01Z');
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
  expect(await codeOf(done(id, 'rate', { rating: 5 }))).toBe('500012');
});

it('ending the account erases everything the asker wrote', async () => {
  const id = await insertQuestion(park.db, {
    userId: park.asker.user.id,
    policyId,
    status: 'CLOSED',
    consents: true,
    publishedAt: testNow,
    publicTitle: '租赁设施能申报吗',
    publicAnswer: '可以。',
  });
  await insertAnswer(park.db, id, park.officer.user.id);
  await park.db.transaction((tx) => eraseQuestions(tx, park.asker.user.id, systemContext(park)));
  expect((await park.call(faq, { policyId })).data).toEqual([]);
  expect(await park.db.$count(questionPosts)).toBe(0);
  const [left] = await park.db.select().from(questions);
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
    const id = await insertQuestion(park.db, {
      userId: park.asker.user.id,
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
