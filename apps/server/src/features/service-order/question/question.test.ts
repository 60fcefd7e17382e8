import {
  type QuestionParkEvent,
  type QuestionSideEvent,
  questionParkEvents,
  questionShopEvents,
  questionSideEvents,
  type ServiceQuestionState,
  serviceQuestionStates,
  serviceQuestionTransitions,
} from '@portal/contract/market/service-question-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { cases } from '../../case/case.table.ts';
import { sensitiveWords } from '../../community/post.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { services, shops } from '../../market/market.table.ts';
import { insertCategory, insertService, insertShop } from '../../market/testing/insert-shop.ts';
import { messages } from '../../message/message.table.ts';
import { eraseQuestions } from '../service-order.account-end.ts';
import { serviceQuestions } from './question.table.ts';

const shown = 'GET /api/serviceManage/question/queryList';
const own = 'GET /api/serviceManage/question/queryOwnList';
const submit = 'POST /api/serviceManage/question/submit';
const operate = 'POST /api/serviceManage/question/operate';
const managed = 'GET /api/serviceManage/question/queryManageList';
const decide = 'POST /api/serviceManage/question/operateManage';
const todo = 'GET /api/caseManage/todo/queryList';

// A morning within the park's working hours.
const friday = new Date('2026-11-20T02:00:00Z');

const park = usePark(
  { shop: 'owner', stranger: 'owner', person: 'person', officer: ['OP_SERVICE'] },
  { now: friday, empties: [serviceQuestions, services, shops, cases, messages, sensitiveWords] },
);
let shopId: string;
let serviceId: string;

beforeAll(() => insertCategory(park.db));
beforeEach(async () => {
  shopId = await insertShop(park.db, { enterpriseId: park.shop.enterpriseId });
  serviceId = await insertService(park.db, { shopId });
});

const body = '送样当天下雨，花瓣有水珠能收吗？';
const ask = (text = body, token = park.person.token) =>
  park.call(submit, { serviceId, data: { body: text } }, token);
const act = (id: string, event: QuestionSideEvent, version: number, text = '', token = park.shop.token) =>
  park.call(operate, { id, event, version, data: { text } }, token);
const readPublic = async () => (await park.call(shown, { serviceId })).data.rows;
const insert = async (given: Partial<typeof serviceQuestions.$inferInsert> = {}) => {
  const id = ulid();
  await park.db.insert(serviceQuestions).values({
    id,
    serviceId,
    shopId,
    userId: park.person.user.id,
    body,
    status: 'ASKED',
    createdAt: park.now,
    ...given,
  });
  return id;
};
const blockedWord = (level: 'BLOCK' | 'REVIEW') =>
  park.db
    .insert(sensitiveWords)
    .values({ id: ulid(), word: '包过', level, category: 'AD', enabled: true, createdAt: park.now });

describe('questions about a service', () => {
  it("are public with the answer and its response time, without the asker's name", async () => {
    const { data } = await ask();
    expect(await readPublic()).toEqual([]);
    expect((await park.call(todo, {}, park.shop.token)).data.rows).toMatchObject([
      { kind: 'SHOP_QUESTION', title: body },
    ]);
    park.now = new Date('2026-11-20T02:26:00Z');
    expect(await codeOf(act(data.questionId, 'answer', 1))).toBe('100002');
    const done = await act(data.questionId, 'answer', 1, '可以，先阴干再装袋，电话 13912345678。');
    expect(done.data).toMatchObject({ state: 'ANSWERED', askerName: '', actions: ['amend'] });
    const rows = await readPublic();
    expect(rows).toEqual([
      {
        questionId: data.questionId,
        body,
        answer: '可以，先阴干再装袋，电话 139****5678。',
        answeredAt: park.now.getTime(),
        answerMin: 26,
      },
    ]);
    // Amending an answer does not change the measured response time.
    park.now = new Date('2026-11-20T02:50:00Z');
    await act(data.questionId, 'amend', 2, '可以，先阴干到没有明水。');
    expect(await readPublic()).toMatchObject([{ answer: '可以，先阴干到没有明水。', answerMin: 26 }]);
    const notices = await park.db
      .select({ to: messages.userId, code: messages.eventCode })
      .from(messages)
      .orderBy(messages.id);
    expect(notices.filter(({ to }) => to === park.person.user.id).map((row) => row.code)).toContain(
      'SERVICE_QUESTION_MOVED',
    );
    expect(notices.filter(({ to }) => to === park.shop.user.id).map((row) => row.code)).toEqual([
      'SERVICE_ASKED',
    ]);
    const [kept] = await park.db.select().from(cases).where(eq(cases.bizId, data.questionId));
    expect(kept).toMatchObject({ kind: 'SERVICE_QUESTION', userId: park.person.user.id, state: 'ANSWERED' });
  });

  it.each([
    ['能收', 'data.body'],
    ['字'.repeat(301), 'data.body'],
  ])('bad input names its field: %s', async (text, field) => {
    const { header, data } = await ask(text);
    expect(header.retCode).toBe('100001');
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('are limited per day and to open shops other than the caller’s own', async () => {
    expect(await codeOf(ask(body, park.shop.token))).toBe('500071');
    await park.db.update(services).set({ status: 'OFF' }).where(eq(services.id, serviceId));
    expect(await codeOf(ask())).toBe('500404');
    await park.db.update(services).set({ status: 'ON' }).where(eq(services.id, serviceId));
    for (let asked = 0; asked < 10; asked++)
      await insert({ createdAt: new Date(park.now.getTime() - 86_399_999) });
    expect(await codeOf(ask())).toBe('500024');
    park.now = new Date(park.now.getTime() + 1);
    expect(await codeOf(ask())).toBe('000000');
  });

  it('are refused for a forbidden word; an answer with a doubtful one waits for review', async () => {
    await blockedWord('BLOCK');
    expect(await codeOf(ask('能不能包 过？急用'))).toBe('500014');
    await park.db.update(sensitiveWords).set({ level: 'REVIEW', version: 2 });
    const { data } = await ask();
    const held = await act(data.questionId, 'answer', 1, '我们这里包过。');
    expect(held.data.state).toBe('PENDING');
    expect(await readPublic()).toEqual([]);
    const queue = await park.call(
      'GET /api/workManage/todo/queryList',
      { kind: 'SERVICE_QUESTION' },
      park.officer.token,
    );
    expect(queue.data.rows.map(({ refId }) => refId)).toEqual([data.questionId]);
    const decided = await park.call(
      decide,
      { id: data.questionId, event: 'show', version: 2 },
      park.officer.token,
    );
    expect(decided.data.state).toBe('ANSWERED');
    expect(await readPublic()).toHaveLength(1);
  });

  it('are visible to both sides and the park; simultaneous answers count once', async () => {
    const id = await insert();
    expect(await codeOf(act(id, 'answer', 1, '可以', park.stranger.token))).toBe('500404');
    expect(await codeOf(act(id, 'answer', 1, '可以', park.person.token))).toBe('500012');
    expect(await codeOf(act(id, 'withdraw', 1))).toBe('500012');
    const codes = await Promise.all([
      codeOf(act(id, 'answer', 1, '可以')),
      codeOf(act(id, 'answer', 1, '不行')),
    ]);
    expect(codes.toSorted()).toEqual(['000000', '500409']);
    const lists = async (token: string, view: 'ASKED' | 'RECEIVED') =>
      (await park.call(own, { view }, token)).data.rows.map(({ questionId }) => questionId);
    expect(await lists(park.person.token, 'ASKED')).toEqual([id]);
    expect(await lists(park.shop.token, 'RECEIVED')).toEqual([id]);
    expect(await lists(park.stranger.token, 'RECEIVED')).toEqual([]);
    expect(await lists(park.person.token, 'RECEIVED')).toEqual([]);
    expect((await park.call(managed, { state: 'ANSWERED' }, park.officer.token)).data.counts).toMatchObject({
      ALL: 1,
      ANSWERED: 1,
      ASKED: 0,
    });
  });

  it('can be withdrawn by the asker, and the shop no longer sees them', async () => {
    const id = await insert({ status: 'ANSWERED', answer: '可以', answeredAt: park.now });
    expect(await readPublic()).toHaveLength(1);
    expect((await act(id, 'withdraw', 1, '', park.person.token)).data.state).toBe('WITHDRAWN');
    expect(await readPublic()).toEqual([]);
    expect((await park.call(own, { view: 'RECEIVED' }, park.shop.token)).data.rows).toEqual([]);
  });

  it("are deleted with the asker's account", async () => {
    await insert({ status: 'ANSWERED', answer: '可以', answeredAt: park.now });
    await park.db.transaction((tx) => eraseQuestions(tx, park.person.user.id, systemContext(park)));
    expect(await readPublic()).toEqual([]);
    const [left] = await park.db.select().from(serviceQuestions);
    expect(left).toMatchObject({ status: 'WITHDRAWN', body: '' });
  });
});

type Fired = QuestionSideEvent | QuestionParkEvent;
const isParks = (event: Fired): event is QuestionParkEvent =>
  questionParkEvents.some((each) => each === event);
const isShops = (event: QuestionSideEvent) => questionShopEvents.some((each) => each === event);

describeTransitions<ServiceQuestionState, Fired, ServiceQuestionState>({
  states: serviceQuestionStates,
  events: [...questionSideEvents, ...questionParkEvents],
  planned: (state, event) => serviceQuestionTransitions[state][event],
  next: (state, event) => nextState(serviceQuestionTransitions, state, event),
  fire: async (status, event, planned) => {
    const id = await insert({ status, answer: '可以' });
    const reason = '与这项服务无关。';
    const { header, data } = isParks(event)
      ? await park.call(decide, { id, event, version: 1, data: { reason } }, park.officer.token)
      : await act(id, event, 1, reason, isShops(event) ? park.shop.token : park.person.token);
    // A withdrawn question does not exist for the shop.
    const isGone = status === 'WITHDRAWN' && !isParks(event) && isShops(event);
    expect(header.retCode).toBe(planned ? '000000' : isGone ? '500404' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
