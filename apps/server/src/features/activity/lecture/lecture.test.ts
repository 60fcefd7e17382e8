import {
  type LectureEvent,
  lectureEvents,
  lectureStates,
  lectureTransitions,
} from '@portal/contract/activity/learn-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { activities, signUps, teachers } from '../activity.table.ts';
import { eraseSignUps } from '../sign-up/sign-up.account-end.ts';
import { insertActivity } from '../testing/insert-activity.ts';
import { lectureQuestions } from './lecture.table.ts';

const submit = 'POST /api/activityManage/lectureQuestion/submit';
const own = 'GET /api/activityManage/lectureQuestion/queryList';
const shown = 'GET /api/activityManage/lectureQuestion/queryPublicList';
const managed = 'GET /api/activityManage/lectureQuestion/queryManageList';
const managedOne = 'GET /api/activityManage/lectureQuestion/queryManageDetail';
const operate = 'POST /api/activityManage/lectureQuestion/operateManage';

const dayMs = 86_400_000;
const noon = testNow.getTime();
const asker = '许晚棠';

let portal: TestApp;
let now = noon;
let people: string[];
let clerkId: string;
let teacherId: string;
let activityId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  people = [];
  for (let nth = 0; nth < 2; nth++)
    people.push((await insertUser(portal.db, { userType: '100', name: asker })).id);
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id;
});
beforeEach(async () => {
  now = noon;
  teacherId = ulid();
  await portal.db
    .insert(teachers)
    .values({ id: teacherId, name: '阮清霁', title: '采后顾问', intro: '', fields: [] });
  activityId = await insertActivity(portal.db, { teacherIds: [teacherId] });
});
afterEach(async () => {
  for (const table of [lectureQuestions, signUps, activities, teachers, cases, messages])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const person = (nth: number) => people[nth] ?? '';
const tokenOf = (nth: number) => portal.logIn({ userId: person(nth) });
const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_SERVICE'] });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});
const ask = async (given: object = {}, nth = 0) =>
  portal.call(
    submit,
    { data: { activityId, teacherId, body: '样花回温多久？', anonymous: false, ...given } },
    await tokenOf(nth),
  );
const asked = async (given: object = {}): Promise<string> => (await ask(given)).data.questionId;
const decide = async (id: string, event: LectureEvent, data: object = {}) => {
  const [row] = await portal.db.select().from(lectureQuestions).where(eq(lectureQuestions.id, id));
  return portal.call(operate, { id, event, version: row?.version, data }, await clerk());
};

describe('asking a question', () => {
  it('opens a case for the asker and notifies the office', async () => {
    const { data } = await ask();
    expect(data).toMatchObject({ state: 'SUBMITTED', teacherName: '阮清霁', answer: '' });
    expect(data.no).toBe('TW20261121-0001');
    const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, clerkId));
    expect(notice?.eventCode).toBe('LECTURE_ASKED');
    expect((await portal.call(own, {}, await tokenOf(0))).data.counts).toMatchObject({
      ALL: 1,
      SUBMITTED: 1,
    });
    expect((await portal.call(own, {}, await tokenOf(1))).data.total).toBe(0);
  });

  it.each([
    [{ body: '多久' }, 'data.body'],
    [{ body: 'x'.repeat(501) }, 'data.body'],
    [{ teacherId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, 'data.teacherId'],
  ])('is refused at its field: %j', async (given, field) => {
    expect(await fieldsOf(ask(given))).toEqual([field]);
  });

  it('is possible until a week after the end', async () => {
    const [row] = await portal.db.select().from(activities).where(eq(activities.id, activityId));
    now = (row?.endAt.getTime() ?? 0) + 7 * dayMs;
    expect(await codeOf(ask())).toBe('500012');
    now -= 1;
    expect(await codeOf(ask())).toBe('000000');
  });

  it('is limited to public activities with a teacher, and to three questions at a time', async () => {
    const draft = await insertActivity(portal.db, { status: 'DRAFT', teacherIds: [teacherId] });
    expect(await codeOf(ask({ activityId: draft }))).toBe('500404');
    const silent = await insertActivity(portal.db);
    expect(await codeOf(ask({ activityId: silent, teacherId: '' }))).toBe('500012');
    for (let nth = 0; nth < 3; nth++) expect(await codeOf(ask({ teacherId: '' }))).toBe('000000');
    expect(await codeOf(ask())).toBe('500024');
    expect(await codeOf(ask({}, 1))).toBe('000000');
  });

  it('is refused for operators', async () => {
    const data = { activityId, teacherId: '', body: '样花回温多久？', anonymous: false };
    expect(await codeOf(portal.call(submit, { data }, await clerk()))).toBe('300002');
  });
});

describe('the office', () => {
  it('selects and answers a question; the answer is public under a masked name', async () => {
    const id = await asked();
    expect((await portal.call(shown, { id: activityId })).data.rows).toEqual([]);
    await decide(id, 'select');
    expect(await fieldsOf(decide(id, 'answer'))).toEqual(['data.answer']);
    expect((await decide(id, 'answer', { answer: '十五分钟。' })).data).toMatchObject({ state: 'ANSWERED' });
    expect((await portal.call(shown, { id: activityId })).data.rows).toMatchObject([
      { body: '样花回温多久？', answer: '十五分钟。', askerName: '许*棠', teacherName: '阮清霁' },
    ]);
    const [notice] = await portal.db
      .select()
      .from(messages)
      .where(eq(messages.userId, person(0)));
    expect(notice?.eventCode).toBe('LECTURE_ANSWERED');
  });

  it('closes a question with a reason that only the asker sees', async () => {
    const id = await asked();
    expect(await fieldsOf(decide(id, 'close'))).toEqual(['data.reason']);
    await decide(id, 'close', { reason: '与本课无关' });
    const { data } = await portal.call(own, {}, await tokenOf(0));
    expect(data.rows).toMatchObject([{ state: 'CLOSED', reason: '与本课无关' }]);
    expect((await portal.call(shown, { id: activityId })).data.rows).toEqual([]);
    expect(await codeOf(decide(ulid(), 'select'))).toBe('100001');
  });

  it('can’t identify an anonymous asker in any call, spreadsheet or log', async () => {
    const id = await asked({ anonymous: true });
    const token = await clerk();
    const sheet = await portal.app.inject({
      url: '/api/activityManage/lectureQuestion/export',
      headers: { token },
    });
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
    const listed = await portal.call(managed, {}, token);
    const one = await portal.call(managedOne, { id }, token);
    await decide(id, 'select');
    await decide(id, 'answer', { answer: '十五分钟。' });
    const open = await portal.call(shown, { id: activityId });
    expect(one.data).toMatchObject({ anonymous: true, askerName: '', enterpriseName: '', no: '' });
    const logs = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(logs.map(({ event, userId }) => [event, userId])).toEqual(
      expect.arrayContaining([['lectureQuestion.submit', null]]),
    );
    for (const answer of [listed, one, open, logs]) {
      expect(JSON.stringify(answer)).not.toContain(asker);
      expect(JSON.stringify(answer)).not.toContain(person(0));
    }
    expect(open.data.rows).toMatchObject([{ askerName: '' }]);
  });
});

describe('the teacher', () => {
  const taught = 'GET /api/activityManage/lectureQuestion/queryTaughtList';
  const taughtOne = 'GET /api/activityManage/lectureQuestion/queryTaughtDetail';
  const answerTaught = 'POST /api/activityManage/lectureQuestion/operateTaught';
  const save = 'POST /api/activityManage/teacher/save';
  const asTeacher = (userId: string) => portal.logIn({ userId, userType: '900', operatorRoles: ['EXPERT'] });
  let expert: { id: string; loginName: string };
  let stranger: string;

  beforeAll(async () => {
    expert = await insertUser(portal.db, { userType: '900', operatorRoles: ['EXPERT'] });
    stranger = (await insertUser(portal.db, { userType: '900', operatorRoles: ['EXPERT'] })).id;
  });
  const enter = async (loginName: string) =>
    portal.call(
      save,
      {
        id: teacherId,
        version: 1,
        data: { name: '阮清霁', title: '采后顾问', intro: '', fields: [], fileId: null, loginName },
      },
      await clerk(),
    );

  it('can be linked only to an expert’s account, or to none', async () => {
    expect(await fieldsOf(enter('nobody_here'))).toEqual(['data.loginName']);
    const clerkName = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] }))
      .loginName;
    expect(await fieldsOf(enter(clerkName))).toEqual(['data.loginName']);
    await enter(expert.loginName.toUpperCase());
    const { rows } = (await portal.call('GET /api/activityManage/teacher/queryManageList', {}, await clerk()))
      .data;
    expect(rows).toMatchObject([{ teacherId, data: { loginName: expert.loginName } }]);
  });

  it('answers only their own selected questions', async () => {
    await enter(expert.loginName);
    const id = await asked();
    const nobodys = await asked({ teacherId: '' });
    await decide(id, 'select');
    const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, expert.id));
    expect(notice).toMatchObject({
      eventCode: 'LECTURE_FOR_TEACHER',
      link: '/manage/my-tutoring?view=lectures',
    });
    const token = await asTeacher(expert.id);
    expect((await portal.call(taught, {}, token)).data).toMatchObject({
      total: 1,
      rows: [{ questionId: id }],
    });
    expect((await portal.call(taughtOne, { id }, token)).data.state).toBe('SELECTED');
    const queue = await portal.call('GET /api/workManage/todo/queryList', { kind: 'TAUGHT_QUESTION' }, token);
    expect(JSON.stringify(queue.data)).toContain(id);
    expect(await codeOf(portal.call(taughtOne, { id: nobodys }, token))).toBe('500404');
    const other = await asTeacher(stranger);
    expect((await portal.call(taught, {}, other)).data.total).toBe(0);
    const send = (by: string, of = id) =>
      portal.call(answerTaught, { id: of, event: 'answer', version: 2, data: { answer: '十五分钟。' } }, by);
    expect(['100001', '500404']).toContain(await codeOf(send(other)));
    expect((await send(token)).data).toMatchObject({ state: 'ANSWERED', answer: '十五分钟。' });
    const [row] = await portal.db.select().from(cases).where(eq(cases.bizId, id));
    expect(row?.events.at(-1)?.by).toEqual({ name: '阮清霁' });
  });
});

it('belongs to nobody once the asker’s account has been closed', async () => {
  const [open, answered] = [await asked(), await asked()];
  await decide(answered, 'select');
  await decide(answered, 'answer', { answer: '十五分钟。' });
  await eraseSignUps(portal.db, person(0), systemContext({ ...portal, clock: { now: () => testNow } }));
  const rows = await portal.db.select().from(lectureQuestions);
  expect(Object.fromEntries(rows.map(({ id, status, anonymous }) => [id, [status, anonymous]]))).toEqual({
    [open]: ['CLOSED', true],
    [answered]: ['ANSWERED', true],
  });
});

describeTransitions({
  states: lectureStates,
  events: lectureEvents,
  planned: (state, event) => lectureTransitions[state][event],
  next: (state, event) => nextState(lectureTransitions, state, event),
  async fire(state, event, planned) {
    const id = await asked();
    await portal.db.update(lectureQuestions).set({ status: state }).where(eq(lectureQuestions.id, id));
    const retCode = await codeOf(decide(id, event, { reason: '与本课无关', answer: '十五分钟。' }));
    const [row] = await portal.db.select().from(lectureQuestions).where(eq(lectureQuestions.id, id));
    expect(row?.status).toBe(planned ?? state);
    expect(retCode).toBe(planned === undefined ? '500012' : '000000');
  },
});
