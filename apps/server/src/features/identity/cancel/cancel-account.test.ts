import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { contributions } from '../../features.ts';
import { messages } from '../../message/message.table.ts';
import { insertCode, insertUser, password, shaOf } from '../testing/insert-user.ts';
import { tidyIdentity } from '../tidy-identity.ts';
import { findUser, type UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { phoneSignOf } from '../verify-code/phone-sign.ts';
import { endAccounts } from './end-accounts.ts';

const query = 'GET /api/userManage/userInfo/queryCancel';
const cancel = 'POST /api/userManage/userInfo/cancel';
const keep = 'POST /api/userManage/userInfo/keep';
const login = 'POST /api/userManage/login';
const day = 86_400_000;

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;
let token: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db, { userType: '100', email: 'a@example.com' });
  token = await portal.logIn({ userId: user.id });
});

const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const logIn = ({ loginName }: UserRow) => portal.call(login, { loginName, password_sha: shaOf(password) });

async function slotRequest({ version = 1, used = token } = {}) {
  now += 1;
  const verifyCode = await insertCode(portal.db, user.phoneNumber, 'PHONE_OLD', { at: new Date(now) });
  return portal.call(cancel, { verifyCode, version }, used);
}

async function own(entryStatus: 'PASSED' | 'PENDING' | 'DRAFT') {
  const enterpriseId = await insertEnterprise(portal.db, { name: `花农${user.loginName}`, entryStatus });
  const member = { enterpriseId, userId: user.id, memberRole: 'OWNER' } as const;
  await portal.db.insert(enterpriseMembers).values({ id: enterpriseId, ...member, status: 'ACTIVE' });
}

describe('requesting the end of an account', () => {
  it('takes effect after seven days, and ends other sessions at once', async () => {
    const other = await portal.logIn({ userId: user.id });
    const { data } = await slotRequest();
    expect(data).toEqual({ cancelAt: now + 7 * day, version: 2 });
    expect((await portal.call(query, {}, token)).data).toEqual({
      cancelAt: data.cancelAt,
      version: 2,
      blockers: [],
      actions: ['keep'],
    });
    expect(await codeOf(portal.call(query, {}, other))).toBe(retCodes.NOT_LOGGED_IN);
    const [message] = await portal.db.select().from(messages).where(eq(messages.userId, user.id));
    expect(message?.eventCode).toBe('CANCEL_REQUESTED');
  });

  it('needs a session, a valid code and the current version', async () => {
    const wrong = { verifyCode: '000000', version: 1 };
    expect(await codeOf(portal.call(cancel, wrong))).toBe(retCodes.NOT_LOGGED_IN);
    expect(await codeOf(portal.call(cancel, wrong, token))).toBe(retCodes.VERIFY_CODE_WRONG);
    expect(await codeOf(portal.call(cancel, { version: 1 }, token))).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf(slotRequest({ version: 2 }))).toBe(retCodes.VERSION_CONFLICT);
    expect(await codeOf(portal.call(keep, { version: 1 }, token))).toBe(retCodes.TRANSITION_REFUSED);
    await slotRequest();
    expect(await codeOf(slotRequest({ version: 2 }))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it.each(['FROZEN', 'CANCELLED'] as const)('is refused for an account that is %s', async (status) => {
    await portal.db.update(users).set({ status }).where(eq(users.id, user.id));
    expect(await codeOf(slotRequest())).toBe(retCodes.TRANSITION_REFUSED);
    expect(await findUser(portal.db, user.id)).toMatchObject({ status, cancelAt: null, version: 1 });
  });

  it('can be withdrawn', async () => {
    await slotRequest();
    expect(await codeOf(portal.call(keep, { version: 1 }, token))).toBe(retCodes.VERSION_CONFLICT);
    expect((await portal.call(keep, { version: 2 }, token)).data).toEqual({ cancelAt: null, version: 3 });
  });

  it('is withdrawn by a login, with a message', async () => {
    await slotRequest();
    expect(await codeOf(logIn(user))).toBe('000000');
    expect(await findUser(portal.db, user.id)).toMatchObject({ cancelAt: null, status: 'NORMAL' });
    const sent = await portal.db.select().from(messages).where(eq(messages.userId, user.id));
    expect(sent.map(({ eventCode }) => eventCode)).toContain('CANCEL_STOPPED');
  });
});

describe('blockers', () => {
  it.each([
    ['PASSED', 'OWNER', '您是在园企业的所有者，请先移交企业或办理退出'],
    ['PENDING', 'APPLICATION', '企业入驻申请正在审核，请先撤回或等待审核完成'],
  ] as const)('an enterprise that is %s', async (entryStatus, code, text) => {
    await own(entryStatus);
    const { data } = await portal.call(query, {}, token);
    expect(data).toMatchObject({ blockers: [{ code, text }], actions: [] });
    expect((await slotRequest()).header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: text,
    });
  });

  it('do not include a draft', async () => {
    await own('DRAFT');
    expect((await portal.call(query, {}, token)).data.actions).toEqual(['cancel']);
  });

  it('include an operator’s role', async () => {
    const operator = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_CONTENT'] });
    const { data } = await portal.call(query, {}, await portal.logIn({ userId: operator.id }));
    expect(data).toMatchObject({ blockers: [{ code: 'OPERATOR' }], actions: [] });
  });

  it('that arise in the meantime drop the request', async () => {
    await slotRequest();
    await own('PASSED');
    now += 7 * day;
    await endAccounts({ ...contributions, database: portal.database, clock: { now: () => new Date(now) } });
    expect(await findUser(portal.db, user.id)).toMatchObject({ status: 'NORMAL', cancelAt: null });
  });
});

describe('ending an account', () => {
  /** The tables that contain a text, except the log. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await portal.db.execute<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'oper_log'`);
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await portal.db.execute(
        sql`select 1 from ${sql.identifier(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
      );
      if (rowCount) found.push(name);
    }
    return found;
  }

  const end = () =>
    endAccounts({ ...contributions, database: portal.database, clock: { now: () => new Date(now) } });

  it('happens when due and erases the person', async () => {
    await own('DRAFT');
    await slotRequest();
    now += 7 * day - 1;
    await end();
    expect(await findUser(portal.db, user.id)).toMatchObject({ status: 'NORMAL' });
    now += 1;
    await end();
    const ended = await findUser(portal.db, user.id);
    expect(ended).toMatchObject({ status: 'CANCELLED', name: '已注销用户', phoneNumber: '', email: null });
    const text = JSON.stringify(ended);
    for (const personal of [user.loginName, user.phoneNumber, 'a@example.com', '许晚棠'])
      expect(text).not.toContain(personal);
    expect(await portal.db.$count(messages, eq(messages.userId, user.id))).toBe(0);
    const [member] = await portal.db
      .select()
      .from(enterpriseMembers)
      .where(eq(enterpriseMembers.userId, user.id));
    expect(member?.status).toBe('LEFT');
    expect(await codeOf(portal.call(query, {}, token))).toBe(retCodes.TOKEN_INVALID);
    expect(await codeOf(logIn(user))).toBe(retCodes.CREDENTIALS_WRONG);
    expect(await codeOf(logIn(ended ?? user))).toBe(retCodes.CREDENTIALS_WRONG);
  });

  it('leaves name, numbers and address only in the log', async () => {
    const sign = phoneSignOf(user.phoneNumber);
    await portal.call('POST /api/userManage/login/sendVerifyCode', { phoneNumber: user.phoneNumber, sign });
    await portal.db
      .update(users)
      .set({ name: '独孤见微', landline: '0871-7654321', email: 'dugu@example.com' })
      .where(eq(users.id, user.id));
    await logIn(user);
    await slotRequest();
    expect(await tablesWith(user.phoneNumber)).not.toEqual([]);
    now += 7 * day;
    await end();
    // Text messages are stored for a week.
    now += day;
    await tidyIdentity({ database: portal.database, clock: { now: () => new Date(now) } });
    for (const personal of [user.loginName, user.phoneNumber, 'dugu@example.com', '独孤见微', '0871-7654321'])
      expect(await tablesWith(personal), personal).toEqual([]);
  });

  it('frees the login name and the number', async () => {
    await slotRequest();
    now += 7 * day;
    await end();
    const { loginName, phoneNumber } = user;
    expect(await insertUser(portal.db, { userType: '100', loginName, phoneNumber })).toMatchObject({
      loginName,
    });
  });

  it('waits while the account is frozen', async () => {
    await slotRequest();
    await portal.db.update(users).set({ status: 'FROZEN' }).where(eq(users.id, user.id));
    now += 8 * day;
    await end();
    expect(await findUser(portal.db, user.id)).toMatchObject({ status: 'FROZEN', name: '许晚棠' });
  });
});
