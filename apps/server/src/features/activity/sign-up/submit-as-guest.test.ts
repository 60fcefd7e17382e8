import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertCode, insertUser, nextPhone } from '../../identity/testing/insert-user.ts';
import { users } from '../../identity/user.table.ts';
import { messages } from '../../message/message.table.ts';
import { activities, signUps } from '../activity.table.ts';
import { insertActivity } from '../testing/insert-activity.ts';

const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});

const submit = 'POST /api/activityManage/signUp/submitAsGuest';

let portal: TestApp;
let now = testNow.getTime();

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterEach(async () => {
  now = testNow.getTime();
  for (const table of [signUps, activities, cases, messages, smsMessages]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const codeFor = (phone: string) => insertCode(portal.db, phone, 'SIGN_UP', { at: new Date(now) });

const formOf = (activityId: string, phone: string, more: object = {}) => ({
  activityId,
  name: '柏小舟',
  phoneNumber: phone,
  ...more,
});

const signUp = async (activityId: string, phone: string, more: object = {}) => {
  // A later code of the same number must not be as old as the former one.
  now += 1_000;
  const verifyCode = await codeFor(phone);
  return portal.call(submit, { data: formOf(activityId, phone, more), verifyCode });
};

const accountsOf = (phone: string) => portal.db.select().from(users).where(eq(users.phoneNumber, phone));

describe('signing up without an account', () => {
  it('gives a seat, a ticket, an account and a session, and sends the link', async () => {
    const activityId = await insertActivity(portal.db);
    const phone = nextPhone();
    const { header, data } = await signUp(activityId, phone);
    expect(header.retMsg).toBe('操作成功');
    expect(data).toMatchObject({ name: '柏小舟', phoneNumber: phone, userType: '100', LOGIN: '1' });
    const mine = await portal.call(
      'GET /api/activityManage/signUp/queryForm',
      { id: activityId },
      header.token ?? undefined,
    );
    expect(mine.data.mine).toMatchObject({
      state: 'CONFIRMED',
      persons: [{ name: '柏小舟', phone }],
      checkInCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    const [account] = await accountsOf(phone);
    expect(account).toMatchObject({ unclaimedSince: new Date(now), termsAcceptedAt: new Date(now) });
    const sent = await portal.db.select().from(smsMessages).where(eq(smsMessages.phoneNumber, phone));
    expect(sent).toMatchObject([
      { template: 'LINK', parameters: { path: `businesssalon/salonapply/${activityId}` } },
    ]);
  });

  it('uses the account that the number has', async () => {
    const activityId = await insertActivity(portal.db);
    const known = await insertUser(portal.db, { userType: '100', name: '许晚棠' });
    const { data } = await signUp(activityId, known.phoneNumber);
    expect(data).toMatchObject({ userId: known.id, name: '许晚棠' });
    const twice = await signUp(activityId, known.phoneNumber);
    expect(twice.header.retCode).toBe('500012');
    const [again] = await accountsOf(known.phoneNumber);
    expect(again?.unclaimedSince).toBeNull();
  });

  it('is refused without a seat, and then makes no account and leaves the code', async () => {
    const activityId = await insertActivity(portal.db, { capacity: 1, waitlistMax: 0 });
    expect((await signUp(activityId, nextPhone())).header.retCode).toBe('000000');
    const phone = nextPhone();
    const verifyCode = await codeFor(phone);
    const input = { data: formOf(activityId, phone), verifyCode };
    expect((await portal.call(submit, input)).header.retCode).toBe('500031');
    expect(await accountsOf(phone)).toEqual([]);
    const other = await insertActivity(portal.db);
    const elsewhere = { data: formOf(other, phone), verifyCode };
    expect((await portal.call(submit, elsewhere)).header.retCode).toBe('000000');
  });

  it('names what is wrong at its field, and needs the code of this purpose', async () => {
    const activityId = await insertActivity(portal.db, {
      questions: [{ label: '忌口', kind: 'TEXT', options: [], required: true }],
    });
    const phone = nextPhone();
    const unnamed = await signUp(activityId, phone, { name: '' });
    expect(fieldsOf(unnamed)).toEqual(['data.name']);
    const unanswered = await signUp(activityId, phone);
    expect(fieldsOf(unanswered)).toEqual(['data.answers.0']);
    const answered = formOf(activityId, phone, { answers: ['无'] });
    const wrong = await portal.call(submit, { data: answered, verifyCode: '000000' });
    expect(wrong.header.retCode).toBe('200003');
    expect(fieldsOf(wrong)).toEqual(['verifyCode']);
    const stranger = nextPhone();
    const verifyCode = await insertCode(portal.db, stranger, 'LOGIN', { at: new Date(now) });
    const input = { data: formOf(activityId, stranger, { answers: ['无'] }), verifyCode };
    expect((await portal.call(submit, input)).header.retCode).toBe('200003');
    expect(await accountsOf(phone)).toEqual([]);
  });

  it('is not open to persons where only enterprises are invited, nor to frozen accounts', async () => {
    const closed = await insertActivity(portal.db, { userTypes: ['200'] });
    expect((await signUp(closed, nextPhone())).header.retCode).toBe('500033');
    const open = await insertActivity(portal.db);
    const frozen = await insertUser(portal.db, { userType: '100', status: 'FROZEN' });
    expect((await signUp(open, frozen.phoneNumber)).header.retCode).toBe('200004');
  });

  it('gives the last seat to one of many', async () => {
    const activityId = await insertActivity(portal.db, { capacity: 1, waitlistMax: 0 });
    const phones = Array.from({ length: 5 }, nextPhone);
    const answers = await Promise.all(phones.map((phone) => signUp(activityId, phone)));
    const codes = answers.map(({ header }) => header.retCode);
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(codes.filter((code) => code === '500031')).toHaveLength(4);
    const made = await Promise.all(phones.map(accountsOf));
    expect(made.flat()).toHaveLength(1);
  });

  it('twice at once with one code is one sign-up and one account', async () => {
    const activityId = await insertActivity(portal.db);
    const phone = nextPhone();
    const verifyCode = await codeFor(phone);
    const input = { data: formOf(activityId, phone), verifyCode };
    const answers = await Promise.all([1, 2, 3].map(() => portal.call(submit, input)));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await accountsOf(phone)).toHaveLength(1);
    const rows = await portal.db.$count(signUps, eq(signUps.activityId, activityId));
    expect(rows).toBe(1);
  });
});
