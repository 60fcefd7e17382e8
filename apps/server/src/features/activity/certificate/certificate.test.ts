import {
  certificateEvents,
  certificateStates,
  certificateTransitions,
} from '@portal/contract/activity/learn-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { activities, signUps } from '../activity.table.ts';
import { quizzes } from '../quiz/quiz.table.ts';
import { settleQuizzes } from '../quiz/settle-quizzes.ts';
import { insertActivity, insertSignUp } from '../testing/insert-activity.ts';
import { insertQuiz } from '../testing/insert-quiz.ts';
import { lessonHours, maskName, newCheckCode, spacedCode } from './certificate.policy.ts';
import { certificates } from './certificate.table.ts';

const list = 'GET /api/activityManage/certificate/queryList';
const detail = 'GET /api/activityManage/certificate/queryDetail';
const check = 'GET /api/activityManage/certificate/check';
const managed = 'GET /api/activityManage/certificate/queryManageList';
const operate = 'POST /api/activityManage/certificate/operateManage';

const hourMs = 3_600_000;
const noon = testNow.getTime();

let portal: TestApp;
let people: string[];
let clerkId: string;

beforeAll(async () => {
  portal = await openTestApp();
  people = [];
  for (let nth = 0; nth < 2; nth++) people.push((await insertUser(portal.db, { userType: '100' })).id);
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id;
});
afterEach(async () => {
  for (const table of [certificates, quizzes, signUps, activities, messages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const person = (nth: number) => people[nth] ?? '';
const tokenOf = (nth: number) => portal.logIn({ userId: person(nth) });
const clerk = () => portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_SERVICE'] });
const settle = () => settleQuizzes({ ...portal, clock: { now: () => testNow } });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {});

const over = (given: object = {}) =>
  insertActivity(portal.db, {
    kind: 'TRAINING',
    startAt: new Date(noon - 3 * hourMs),
    endAt: testNow,
    ...given,
  });

/** An attendee of a finished course without a quiz. */
async function attend(given: object = {}, nth = 0): Promise<string> {
  const activityId = await over(given);
  await insertSignUp(portal.db, {
    activityId,
    userId: person(nth),
    status: 'CHECKED_IN',
    checkInAt: new Date(noon - 3 * hourMs),
    persons: [{ name: '邵星朗', phone: '15400000000' }],
  });
  return activityId;
}

async function issued() {
  await attend();
  await settle();
  const [certificate] = await portal.db.select().from(certificates);
  if (!certificate) throw new Error('no certificate was issued');
  return certificate;
}

describe('certificate contents', () => {
  const at = (time: string) => new Date(`${time}:00+08:00`);

  it('counts the hours of every day of a course', () => {
    expect(lessonHours({ startAt: at('2026-12-02T13:00'), endAt: at('2026-12-04T17:00') })).toBe(12);
    expect(lessonHours({ startAt: at('2026-12-02T13:30'), endAt: at('2026-12-02T17:00') })).toBe(3.5);
    expect(lessonHours({ startAt: at('2026-12-02T22:00'), endAt: at('2026-12-03T01:00') })).toBe(3);
  });

  it('has a code without letters that look like digits', () => {
    for (let nth = 0; nth < 200; nth++) expect(newCheckCode()).toMatch(/^[0-9A-HJ-NP-Z]{12}$/);
    expect(spacedCode('7F3K92QD04TM')).toBe('7F3K-92QD-04TM');
  });

  it.each([
    ['邵星朗', '邵*朗'],
    ['欧阳见山', '欧*山'],
    ['柳禾', '柳*'],
    ['', '*'],
  ])('masks %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

describe('a course without a quiz', () => {
  it('certifies attendees once it is over, exactly once', async () => {
    await attend();
    await settle();
    await settle();
    const rows = await portal.db.select().from(certificates);
    expect(rows).toMatchObject([
      { userId: person(0), name: '邵星朗', score: null, hours: 3, status: 'VALID' },
    ]);
    expect(rows[0]?.no).toBe('PX20261121-0001');
    const [notices] = await portal.db.select().from(messages);
    expect(notices).toMatchObject({
      eventCode: 'CERTIFICATE_ISSUED',
      link: `/lecture-quiz/certificate/${rows[0]?.id}`,
    });
  });

  it.each([
    ['is not over', { endAt: new Date(noon + 1) }],
    ['is no training', { kind: 'SALON' }],
    ['was called off', { status: 'CANCELLED' }],
  ])('gives none where it %s', async (_why, given) => {
    await attend(given);
    await settle();
    expect(await portal.db.$count(certificates)).toBe(0);
  });

  it('issues none to people who didn’t attend, or if there is a quiz', async () => {
    const activityId = await over();
    await insertSignUp(portal.db, { activityId, userId: person(0), status: 'ABSENT' });
    await insertQuiz(portal.db, { activityId: await attend(), now: noon });
    await settle();
    expect(await portal.db.$count(certificates)).toBe(0);
  });
});

describe('people who signed up together', () => {
  const people = [
    { name: '邵星朗', phone: '15400000000' },
    { name: '许晚棠', phone: '15400000001' },
  ];

  it('get one certificate each for a course without a quiz, with one notification to the user', async () => {
    const activityId = await attend();
    await portal.db
      .update(signUps)
      .set({ persons: people, qty: 2 })
      .where(eq(signUps.activityId, activityId));
    await settle();
    await settle();
    const rows = await portal.db.select().from(certificates).orderBy(certificates.person);
    expect(rows.map(({ name, userId }) => [name, userId])).toEqual([
      ['邵星朗', person(0)],
      ['许晚棠', person(0)],
    ]);
    expect(new Set(rows.map(({ checkCode }) => checkCode)).size).toBe(2);
    const notices = await portal.db.select().from(messages);
    expect(notices.map(({ link }) => link)).toEqual(['/lecture-quiz?tab=certificates']);
  });

  it('get the missing certificates if some were issued already', async () => {
    const activityId = await attend();
    await settle();
    await portal.db
      .update(signUps)
      .set({ persons: people, qty: 2 })
      .where(eq(signUps.activityId, activityId));
    await settle();
    expect(await portal.db.$count(certificates)).toBe(2);
  });
});

describe('the holder', () => {
  it('sees it in a list and gets it as a one-page PDF', async () => {
    const { id, checkCode } = await issued();
    const token = await tokenOf(0);
    const { data } = await portal.call(list, {}, token);
    expect(data.rows).toMatchObject([
      { certificateId: id, name: '邵星朗', checkCode: spacedCode(checkCode) },
    ]);
    const pdf = await portal.app.inject({
      url: `/api/activityManage/certificate/download?id=${id}`,
      headers: { token },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const read = readPdf(pdf.rawPayload);
    expect([read.lang, faultsOf(read)]).toEqual(['zh-CN', []]);
    expect(read.text).toContain('邵星朗');
  });

  it('has a name of rare letters printed whole', async () => {
    const { id } = await issued();
    await portal.db.update(certificates).set({ name: '王垚赟芃㛃䶮𠮷' }).where(eq(certificates.id, id));
    const { rawPayload } = await portal.app.inject({
      url: `/api/activityManage/certificate/download?id=${id}`,
      headers: { token: await tokenOf(0) },
    });
    const read = readPdf(rawPayload);
    expect(read.text).toContain('王垚赟芃㛃䶮𠮷');
    expect(read.glyphs).not.toContain(0);
  });

  it('is the only one who can see it', async () => {
    const { id } = await issued();
    const token = await tokenOf(1);
    expect((await portal.call(list, {}, token)).data.total).toBe(0);
    expect(await codeOf(portal.call(detail, { id }, token))).toBe('500404');
    const pdf = await portal.app.inject({
      url: `/api/activityManage/certificate/download?id=${id}`,
      headers: { token },
    });
    expect(pdf.json().header.retCode).toBe('500404');
  });
});

describe('verification', () => {
  it('shows the content with the name masked, however the code is typed', async () => {
    const { checkCode, no } = await issued();
    for (const code of [checkCode, spacedCode(checkCode), ` ${checkCode.toLowerCase()} `]) {
      const { data } = await portal.call(check, { code });
      expect(data).toMatchObject({ state: 'VALID', no, name: '邵*朗', score: null });
      expect(JSON.stringify(data)).not.toContain(person(0));
      expect(JSON.stringify(data)).not.toContain('邵星朗');
    }
  });

  it('is counted without recording who checked', async () => {
    const { checkCode, id } = await issued();
    expect((await portal.call(check, { code: checkCode })).data).toMatchObject({
      checks: 1,
      checkedAt: null,
    });
    expect((await portal.call(check, { code: checkCode })).data).toMatchObject({
      checks: 2,
      checkedAt: noon,
    });
    const own = (await portal.call(detail, { id }, await tokenOf(0))).data;
    expect(own).toMatchObject({ checks: 2, checkedAt: noon });
    expect((await portal.db.select().from(certificates))[0]?.version).toBe(1);
  });

  it('finds nothing for an unknown code', async () => {
    await issued();
    for (const code of ['-', '000000000000', 'x'.repeat(40)])
      expect(await codeOf(portal.call(check, { code }))).toBe('500404');
    expect(await codeOf(portal.call(check, { code: 'x'.repeat(41) }))).toBe('100001');
  });

  it('shows when and why it was revoked', async () => {
    const { id, checkCode } = await issued();
    await portal.call(
      operate,
      { id, event: 'revoke', version: 1, data: { reason: '代签到' } },
      await clerk(),
    );
    const { data } = await portal.call(check, { code: checkCode });
    expect(data).toMatchObject({ state: 'REVOKED', reason: '代签到', revokedAt: noon });
  });
});

describe('the office', () => {
  it('revokes one with a reason and notifies the holder', async () => {
    const { id } = await issued();
    const token = await clerk();
    const revoke = (reason: string, version = 1) =>
      portal.call(operate, { id, event: 'revoke', version, data: { reason } }, token);
    expect(await fieldsOf(revoke(''))).toEqual(['data.reason']);
    expect(await codeOf(revoke('代签到', 2))).toBe('500409');
    expect((await revoke('代签到')).data).toMatchObject({ state: 'REVOKED', reason: '代签到', actions: [] });
    const notices = await portal.db.select().from(messages).orderBy(messages.id);
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['CERTIFICATE_ISSUED', 'CERTIFICATE_REVOKED']);
    const pdf = await portal.app.inject({
      url: `/api/activityManage/certificate/download?id=${id}`,
      headers: { token: await tokenOf(0) },
    });
    expect(pdf.json().header.retCode).toBe('500404');
    // A revoked certificate isn't issued again.
    await settle();
    expect(await portal.db.$count(certificates)).toBe(1);
    expect(
      await codeOf(portal.call(operate, { id: ulid(), event: 'revoke', version: 1, data: {} }, token)),
    ).toBe('500404');
  });

  it('finds certificates by number, name and course', async () => {
    const { no } = await issued();
    const token = await clerk();
    const totalOf = async (keyword: string) => (await portal.call(managed, { keyword }, token)).data.total;
    expect([await totalOf(no), await totalOf('星朗'), await totalOf('没有')]).toEqual([1, 1, 0]);
    const sheet = await portal.app.inject({
      url: '/api/activityManage/certificate/export?state=VALID',
      headers: { token },
    });
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
  });
});

describeTransitions({
  states: certificateStates,
  events: certificateEvents,
  planned: (state, event) => certificateTransitions[state][event],
  next: (state, event) => nextState(certificateTransitions, state, event),
  async fire(state, event, planned) {
    const { id } = await issued();
    await portal.db.update(certificates).set({ status: state }).where(eq(certificates.id, id));
    const retCode = await codeOf(
      portal.call(operate, { id, event, version: 1, data: { reason: '代签到' } }, await clerk()),
    );
    const [row] = await portal.db.select().from(certificates).where(eq(certificates.id, id));
    expect(row?.status).toBe(planned ?? state);
    expect(retCode).toBe(planned === undefined ? '500012' : '000000');
  },
});
