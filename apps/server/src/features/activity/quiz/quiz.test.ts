import { attemptEvents, attemptStates, attemptTransitions } from '@portal/contract/activity/learn-terms';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { activities, signUps } from '../activity.table.ts';
import { certificates } from '../certificate/certificate.table.ts';
import { eraseSignUps } from '../sign-up/sign-up.account-end.ts';
import { insertActivity, insertSignUp } from '../testing/insert-activity.ts';
import { insertQuiz, testQuestions } from '../testing/insert-quiz.ts';
import { isReviewable, scoreOf, standingOf, triesLeft } from './quiz.policy.ts';
import { quizAttempts, quizzes } from './quiz.table.ts';
import { settleQuizzes } from './settle-quizzes.ts';

const list = 'GET /api/activityManage/quiz/queryList';
const detail = 'GET /api/activityManage/quiz/queryDetail';
const begin = 'POST /api/activityManage/quiz/begin';
const keep = 'POST /api/activityManage/quiz/saveAnswers';
const submit = 'POST /api/activityManage/quiz/submit';
const save = 'POST /api/activityManage/quiz/save';
const managed = 'GET /api/activityManage/quiz/queryManageDetail';
const managedList = 'GET /api/activityManage/quiz/queryManageList';
const attempts = 'GET /api/activityManage/quiz/queryAttempts';
const todos = 'GET /api/caseManage/todo/queryList';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const noon = testNow.getTime();

let portal: TestApp;
let now = noon;
let people: string[];
let clerkId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  people = [];
  for (let nth = 0; nth < 3; nth++)
    people.push((await insertUser(portal.db, { userType: '100', name: '许晚棠' })).id);
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id;
});
afterEach(async () => {
  now = noon;
  for (const table of [quizAttempts, quizzes, certificates, signUps, activities, messages])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const person = (nth: number) => people[nth] ?? '';
const tokenOf = (nth: number) => portal.logIn({ userId: person(nth) });
const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_SERVICE'] });
const settle = () => settleQuizzes({ ...portal, clock: { now: () => new Date(now) } });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});

/** A course in progress with an open quiz; the first two people are checked in. */
async function openCourse(given: { openFrom?: Date; openTo?: Date } = {}) {
  const activityId = await insertActivity(portal.db, {
    kind: 'TRAINING',
    capacity: 30,
    startAt: new Date(noon - 2 * hourMs),
    endAt: new Date(noon + 2 * hourMs),
  });
  for (const nth of [0, 1])
    await insertSignUp(portal.db, {
      activityId,
      userId: person(nth),
      status: 'CHECKED_IN',
      checkInAt: new Date(noon - 2 * hourMs),
    });
  await insertSignUp(portal.db, { activityId, userId: person(2), status: 'CONFIRMED' });
  const quizId = await insertQuiz(portal.db, { activityId, now: noon, ...given });
  return { activityId, quizId };
}

const right = [['A'], ['A', 'C']];
const half = [['A'], ['A']];

async function start(quizId: string, nth = 0): Promise<string> {
  const { data } = await portal.call(begin, { id: quizId }, await tokenOf(nth));
  return data.attempt?.attemptId ?? '';
}
const submitWork = async (attemptId: string, answers: string[][], nth = 0) =>
  portal.call(submit, { id: attemptId, data: { answers } }, await tokenOf(nth));

describe('rules', () => {
  const tried = (...passed: boolean[]) =>
    passed.map((isPassed) => ({ status: 'SUBMITTED' as const, isPassed }));
  const open = { openFrom: new Date(noon - 1), openTo: new Date(noon + 1) };

  it('score a question in full or not at all', () => {
    expect(scoreOf(testQuestions, [['A'], ['C', 'A']])).toBe(100);
    expect(scoreOf(testQuestions, [['A'], ['A']])).toBe(40);
    expect(
      scoreOf(testQuestions, [
        ['A', 'B'],
        ['A', 'B', 'C'],
      ]),
    ).toBe(0);
    expect(scoreOf(testQuestions, [])).toBe(0);
  });

  it('allow two attempts and end with the first pass', () => {
    expect(triesLeft([])).toBe(2);
    expect(standingOf(open, tried(false), testNow)).toBe('OPEN');
    expect(standingOf(open, tried(false, false), testNow)).toBe('FAILED');
    expect(standingOf(open, tried(true), testNow)).toBe('PASSED');
    expect(standingOf(open, [], open.openTo)).toBe('MISSED');
    expect(standingOf(open, [], new Date(noon - 1))).toBe('OPEN');
    expect(standingOf(open, [], new Date(noon - 2))).toBe('COMING');
  });

  it('show right answers only when no attempt is left', () => {
    expect(isReviewable(open, tried(false), testNow)).toBe(false);
    expect(isReviewable(open, tried(false), open.openTo)).toBe(true);
    expect(isReviewable(open, tried(false, false), testNow)).toBe(true);
    expect(isReviewable(open, [{ status: 'IN_PROGRESS', isPassed: false }], open.openTo)).toBe(false);
  });
});

describeTransitions({
  states: attemptStates,
  events: attemptEvents,
  planned: (state, event) => attemptTransitions[state][event],
  next: (state, event) => nextState(attemptTransitions, state, event),
  async fire(state, _event, planned) {
    const { quizId } = await openCourse();
    const id = await start(quizId);
    await portal.db.update(quizAttempts).set({ status: state }).where(eq(quizAttempts.id, id));
    const retCode = await codeOf(submitWork(id, right));
    const [row] = await portal.db.select().from(quizAttempts).where(eq(quizAttempts.id, id));
    expect(row?.status).toBe(planned ?? state);
    expect(retCode).toBe(planned === undefined ? '500012' : '000000');
  },
});

describe('taking a quiz', () => {
  it('is limited to attendees and its opening times', async () => {
    const { quizId } = await openCourse();
    expect(await codeOf(portal.call(detail, { id: quizId }, await tokenOf(2)))).toBe('500404');
    expect(await codeOf(portal.call(begin, { id: quizId }, await tokenOf(2)))).toBe('500404');
    expect(await codeOf(portal.call(begin, { id: ulid() }, await tokenOf(0)))).toBe('500404');
    expect((await portal.call(list, {}, await tokenOf(2))).data.total).toBe(0);
    now = noon + 30 * minuteMs;
    expect(await codeOf(portal.call(begin, { id: quizId }, await tokenOf(0)))).toBe('500012');
    now -= 1;
    expect(await codeOf(portal.call(begin, { id: quizId }, await tokenOf(0)))).toBe('000000');
  });

  it('reveals no right answers before it is over', async () => {
    const { quizId } = await openCourse();
    const token = await tokenOf(0);
    const before = await portal.call(detail, { id: quizId }, token);
    expect(before.data).toMatchObject({ standing: 'OPEN', questions: [], review: null, triesLeft: 2 });
    const begun = await portal.call(begin, { id: quizId }, token);
    expect(begun.data.questions).toEqual([
      { stem: '先看什么？', options: ['花头', '价格'], isMultiple: false, score: 40 },
      { stem: '哪两样要记？', options: ['损耗', '天气', '工时'], isMultiple: true, score: 60 },
    ]);
    const failed = await submitWork(begun.data.attempt?.attemptId ?? '', half);
    expect(failed.data).toMatchObject({ standing: 'OPEN', triesLeft: 1, score: 40, review: null });
    const listed = await portal.call(list, {}, token);
    for (const answer of [before, begun, failed, listed]) {
      expect(JSON.stringify(answer)).not.toContain('先看花头');
      expect(JSON.stringify(answer)).not.toContain('"answer"');
    }
  });

  it('ends with the second attempt, which reveals the explanations', async () => {
    const { quizId } = await openCourse();
    await submitWork(await start(quizId), half);
    const { data } = await submitWork(await start(quizId), half);
    expect(data).toMatchObject({ standing: 'FAILED', triesLeft: 0, certificateId: null });
    expect(data.review?.[1]).toEqual({ chosen: ['A'], right: ['A', 'C'], explain: '损耗和工时。' });
    expect(await codeOf(portal.call(begin, { id: quizId }, await tokenOf(0)))).toBe('500012');
  });

  it('gives a certificate on passing and allows no second attempt', async () => {
    const { quizId, activityId } = await openCourse();
    const { data } = await submitWork(await start(quizId), right);
    expect(data).toMatchObject({ standing: 'PASSED', score: 100 });
    const [certificate] = await portal.db.select().from(certificates);
    expect(certificate).toMatchObject({ activityId, userId: person(0), score: 100, name: '许晚棠' });
    expect(data.certificateId).toBe(certificate?.id);
    expect(await codeOf(portal.call(begin, { id: quizId }, await tokenOf(0)))).toBe('500012');
  });

  it('continues an attempt already begun, even when begun twice at once', async () => {
    const { quizId } = await openCourse();
    const token = await tokenOf(0);
    const both = await Promise.all([
      portal.call(begin, { id: quizId }, token),
      portal.call(begin, { id: quizId }, token),
    ]);
    const ids = both.map(({ data }) => data.attempt?.attemptId ?? '');
    expect(new Set(ids).size).toBe(1);
    await portal.call(keep, { id: ids[0] ?? '', data: { answers: [['B'], []] } }, token);
    const { data } = await portal.call(begin, { id: quizId }, token);
    expect(data.attempt).toEqual({ attemptId: ids[0], answers: [['B'], []] });
  });

  it('can be submitted only once, even concurrently', async () => {
    const { quizId } = await openCourse();
    const id = await start(quizId);
    const answers = await Promise.all([submitWork(id, right), submitWork(id, half)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500012']);
  });

  it('earns the course’s points once, on passing', async () => {
    const { quizId, activityId } = await openCourse();
    await portal.db.update(activities).set({ quizPoints: 30 }).where(eq(activities.id, activityId));
    const token = await tokenOf(0);
    const balance = async () =>
      (await portal.call('GET /api/pointsManage/points/queryBalance', {}, token)).data.balance;
    const before = await balance();
    await submitWork(await start(quizId), half);
    expect(await balance()).toBe(before);
    await submitWork(await start(quizId), right);
    expect((await balance()) - before).toBe(30);
    const { rows } = (await portal.call('GET /api/activityManage/quiz/queryList', {}, token)).data;
    expect(rows).toMatchObject([{ standing: 'PASSED', points: 30 }]);
  });

  it('is refused to anyone else', async () => {
    const { quizId } = await openCourse();
    const id = await start(quizId);
    expect(await codeOf(submitWork(id, right, 1))).toBe('500404');
    expect(await codeOf(portal.call(keep, { id, data: { answers: right } }, await tokenOf(1)))).toBe(
      '500404',
    );
  });

  it('accepts only existing options, each once', async () => {
    const { quizId } = await openCourse();
    const id = await start(quizId);
    expect(await codeOf(submitWork(id, [['G']]))).toBe('100001');
    await portal.call(keep, { id, data: { answers: [['A', 'A', 'F'], ['C'], ['A']] } }, await tokenOf(0));
    const [row] = await portal.db.select().from(quizAttempts).where(eq(quizAttempts.id, id));
    expect(row?.answers).toEqual([['A'], ['C']]);
  });
});

describe('scheduled work', () => {
  it('notifies attendees once that it is open', async () => {
    const { quizId } = await openCourse({ openFrom: new Date(noon + minuteMs) });
    await settle();
    expect(await portal.db.$count(messages)).toBe(0);
    now = noon + minuteMs;
    await settle();
    await settle();
    const notices = await portal.db.select().from(messages).orderBy(messages.userId);
    expect(notices.map(({ userId, eventCode, link }) => ({ userId, eventCode, link }))).toEqual(
      [person(0), person(1)]
        .sort()
        .map((userId) => ({ userId, eventCode: 'QUIZ_OPEN', link: `/lecture-quiz/${quizId}` })),
    );
  });

  it('submits saved answers when time runs out', async () => {
    const { quizId } = await openCourse();
    const id = await start(quizId);
    await portal.call(keep, { id, data: { answers: right } }, await tokenOf(0));
    now = noon + 30 * minuteMs;
    expect(await codeOf(submitWork(id, half))).toBe('500012');
    await settle();
    await settle();
    const [row] = await portal.db.select().from(quizAttempts).where(eq(quizAttempts.id, id));
    expect(row).toMatchObject({ status: 'SUBMITTED', score: 100, isPassed: true });
    expect(await portal.db.$count(certificates)).toBe(1);
  });

  it('lists an open quiz among an attendee’s to-dos until it is passed', async () => {
    const { quizId } = await openCourse();
    const waits = async (nth: number) => {
      const { data } = await portal.call(todos, {}, await tokenOf(nth));
      return data.rows.filter(({ kind }: { kind: string }) => kind === 'QUIZ').length;
    };
    expect([await waits(0), await waits(2)]).toEqual([1, 0]);
    await submitWork(await start(quizId), right);
    expect(await waits(0)).toBe(0);
  });
});

describe('the office', () => {
  const content = (given: object = {}) => ({
    questions: testQuestions,
    passScore: 60,
    openFrom: noon,
    openTo: noon + hourMs,
    ...given,
  });
  const enter = async (activityId: string, given: object = {}, version?: number) =>
    portal.call(
      save,
      { activityId, data: content(given), ...(version === undefined ? {} : { version }) },
      await clerk(),
    );
  const course = () =>
    insertActivity(portal.db, {
      kind: 'TRAINING',
      startAt: new Date(noon - hourMs),
      endAt: new Date(noon + hourMs),
    });

  it('adds and changes a quiz; the log doesn’t reveal right answers', async () => {
    const activityId = await course();
    const { data } = await enter(activityId);
    expect(data.version).toBe(2);
    expect(await codeOf(enter(activityId, {}, 1))).toBe('500409');
    expect((await enter(activityId, { passScore: 40 }, 2)).header.retCode).toBe('000000');
    const { data: row } = await portal.call(managed, { activityId }, await clerk());
    expect(row).toMatchObject({ isBegun: false, canEdit: true, quiz: { passScore: 40, totalScore: 100 } });
    const logs = await portal.db
      .select()
      .from(operLogs)
      .where(and(eq(operLogs.entity, 'quiz'), eq(operLogs.entityId, data.quizId)))
      .orderBy(operLogs.id);
    expect(logs.map(({ event }) => event)).toEqual(['quiz.create', 'quiz.edit']);
    expect(JSON.stringify(logs)).not.toContain('先看');
  });

  it.each([
    [{ passScore: 101 }, ['data.passScore']],
    [{ openTo: noon }, ['data.openTo']],
    [{ openFrom: noon - 2 * hourMs }, ['data.openFrom']],
    [{ questions: [] }, ['data.questions']],
    [{ questions: [{ ...testQuestions[0], options: ['花头'] }] }, ['data.questions.0.options']],
    [{ questions: [{ ...testQuestions[0], answer: ['C'] }], passScore: 1 }, ['data.questions.0.answer']],
    [{ questions: [{ ...testQuestions[0], stem: '' }], passScore: 1 }, ['data.questions.0.stem']],
  ])('is told what is wrong at its field: %j', async (given, fields) => {
    expect(await fieldsOf(enter(await course(), given))).toEqual(expect.arrayContaining(fields));
  });

  it('can edit only explanations once an attempt has begun', async () => {
    const { quizId, activityId } = await openCourse();
    await start(quizId);
    const [row] = await portal.db.select().from(quizzes).where(eq(quizzes.id, quizId));
    const first = { ...testQuestions[0], explain: '花头最要紧。' };
    const better = { questions: [first, testQuestions[1]] };
    expect(await fieldsOf(enter(activityId, { passScore: 40 }, row?.version))).toEqual(['data.questions']);
    expect((await enter(activityId, better, row?.version)).header.retCode).toBe('000000');
  });

  it('can’t add one to a finished or cancelled activity', async () => {
    const over = await insertActivity(portal.db, {
      startAt: new Date(noon - 2 * hourMs),
      endAt: testNow,
    });
    expect(await codeOf(enter(over))).toBe('500012');
    const off = await insertActivity(portal.db, {
      status: 'CANCELLED',
      startAt: new Date(noon - hourMs),
      endAt: new Date(noon + hourMs),
    });
    expect(await codeOf(enter(off))).toBe('500012');
    expect(await codeOf(enter(ulid()))).toBe('500404');
  });

  it('sees who took it in list and spreadsheet, but not their answers', async () => {
    const { quizId } = await openCourse();
    await submitWork(await start(quizId), right);
    await start(quizId, 1);
    const token = await clerk();
    const { data } = await portal.call(managedList, {}, token);
    expect(data).toMatchObject({
      counts: { ALL: 1, OPEN: 1, COMING: 0, CLOSED: 0 },
      rows: [{ present: 2, taken: 1, passed: 1 }],
    });
    const tried = await portal.call(attempts, { quizId }, token);
    expect(tried.data.rows.map(({ state }: { state: string }) => state).sort()).toEqual([
      'IN_PROGRESS',
      'SUBMITTED',
    ]);
    expect(JSON.stringify(tried)).not.toContain('answers');
    const sheet = await portal.app.inject({
      url: `/api/activityManage/quiz/exportAttempts?quizId=${quizId}`,
      headers: { token },
    });
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
  });
});

it('deletes the attempts of a closed account and anonymizes its certificate', async () => {
  const { quizId } = await openCourse();
  await submitWork(await start(quizId), right);
  await eraseSignUps(portal.db, person(0), systemContext({ ...portal, clock: { now: () => testNow } }));
  expect(await portal.db.$count(quizAttempts)).toBe(0);
  const [certificate] = await portal.db.select().from(certificates);
  expect(certificate?.name).toBe('');
});
