import {
  type PhoneAppealEvent,
  type PhoneAppealState,
  phoneAppealEvents,
  phoneAppealStates,
  phoneAppealTransitions,
} from '@portal/contract/identity/phone-appeal';
import { retCodes } from '@portal/contract/ret-code';
import { desc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { caseInWords } from '../../case/testing/case-in-words.ts';
import { insertCode, insertUser, nextPhone, password, shaOf } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { phoneSignOf } from '../verify-code/phone-sign.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

const base = '/api/userManage/phoneAppeal';
const info = 'GET /api/userManage/userInfo/queryDetail';
const reason = '旧手机已停机换号，无法接收验证码';

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;
let token: string;
let admin: string;
let phoneNumber: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  admin = await portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db, { userType: '100' });
  token = await portal.logIn({ userId: user.id });
  phoneNumber = nextPhone();
});

async function submit(input: object = {}, as = token) {
  // With two codes sent at the same instant, the latest would be undefined.
  now += 1;
  const verifyCode = await insertCode(portal.db, phoneNumber, 'PHONE_APPEAL', { at: new Date(now) });
  const given = { phoneNumber, verifyCode, password_sha: shaOf(password), reason };
  return portal.call(`POST ${base}/submit`, { ...given, ...input }, as);
}
const decide = (id: unknown, event: string, version = 1, as = admin) =>
  portal.call(`POST ${base}/operate`, { id, event, version, opinion: '已电话核实身份' }, as);
const numberNow = async () =>
  (await portal.db.select().from(users).where(eq(users.id, user.id)))[0]?.phoneNumber;
const smsTo = (number: string) =>
  portal.db.select().from(smsMessages).where(eq(smsMessages.phoneNumber, number));

describe('submitting', () => {
  it('saves the appeal, notifies the old number, and opens a case due in two working days', async () => {
    const { data } = await submit();
    // It is Saturday noon, so the two working days are Monday and Tuesday.
    expect(data).toMatchObject({ state: 'PENDING', version: 1, dueAt: Date.parse('2026-11-25T00:00+08:00') });
    expect((await smsTo(user.phoneNumber)).map(({ parameters }) => parameters)).toEqual([
      { title: '收到更换手机号的申诉，非本人操作请立即撤回' },
    ]);
    const own = (await portal.call(`GET ${base}/queryOwn`, {}, token)).data;
    expect(own).toMatchObject({ actions: ['withdraw'], appeal: { state: 'PENDING', reason } });
    expect(own.appeal?.newPhoneNumber).toBe(`${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`);
    const opened = await portal.db.select().from(cases).where(eq(cases.userId, user.id));
    const [found] = opened.map(caseInWords);
    expect(found).toMatchObject({ kind: 'PHONE_APPEAL', statusKind: 'ACTIVE', statusText: '待核实' });
    const [log] = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, String(data?.appealId)))
      .orderBy(desc(operLogs.at));
    expect(log).toMatchObject({ event: 'phoneAppeal.submit', userId: user.id });
    expect(await numberNow()).toBe(user.phoneNumber);
  });

  it('sends the code only to the new number, which must differ from the account’s', async () => {
    const send = (number: string) =>
      portal.call(`POST ${base}/sendVerifyCode`, { phoneNumber: number, sign: phoneSignOf(number) }, token);
    expect((await send(phoneNumber)).header.retCode).toBe('000000');
    expect((await send(user.phoneNumber)).header).toMatchObject({
      retCode: retCodes.PHONE_IN_USE,
      retMsg: '新手机号不能与原手机号相同',
    });
  });

  it.each([
    ['a wrong password', { password_sha: shaOf('nope') }, retCodes.FIELD_REFUSED, 'password_sha'],
    ['a wrong code', { verifyCode: '000000' }, retCodes.VERIFY_CODE_WRONG, undefined],
    ['a reason without content', { reason: '丢了' }, retCodes.PARAMETER_INVALID, 'reason'],
    ['a proof of somebody else', { proofFileId: ulid() }, retCodes.FIELD_REFUSED, 'proofFileId'],
  ])('refuses %s', async (_name, input, code, field) => {
    const { header, data } = await submit(input);
    expect(header.retCode).toBe(code);
    if (field) expect(data).toEqual({ fields: { [field]: expect.any(String) } });
    expect(await portal.db.$count(phoneAppeals, eq(phoneAppeals.userId, user.id))).toBe(0);
  });

  it('refuses a number of another account of the same type', async () => {
    const other = await insertUser(portal.db, { userType: '100' });
    phoneNumber = other.phoneNumber;
    expect((await submit()).header.retCode).toBe(retCodes.PHONE_IN_USE);
  });

  it('refuses a code sent for another purpose', async () => {
    await insertCode(portal.db, phoneNumber, 'PHONE_NEW', { code: '135790', at: new Date(now) });
    const { header } = await submit({ verifyCode: '135790' });
    expect(header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
  });

  it('allows one open appeal, and three within a month', async () => {
    for (const nth of [1, 2, 3]) {
      const { data } = await submit();
      expect((await submit()).header).toMatchObject({ retCode: '500012', retMsg: '您已有一份申诉正在核实' });
      const input = { id: data?.appealId, version: 1 };
      const { header } = await portal.call(`POST ${base}/withdraw`, input, token);
      expect([nth, header.retCode]).toEqual([nth, '000000']);
      now += 1000;
    }
    expect((await submit()).header.retCode).toBe(retCodes.TOO_FREQUENT);
    now += 31 * 86_400_000;
    token = await portal.logIn({ userId: user.id });
    expect((await submit()).header.retCode).toBe('000000');
    now = testNow.getTime();
  });

  it('restricts the proof to the applicant and the staff', async () => {
    const id = ulid();
    await portal.db.insert(fileGroups).values({
      id,
      ownerUserId: user.id,
      ownerEnterpriseId: ulid(),
      purpose: 'PHONE_APPEAL',
      visibility: 'member',
    });
    expect((await submit({ proofFileId: id })).header.retCode).toBe('000000');
    const [file] = await portal.db.select().from(fileGroups).where(eq(fileGroups.id, id));
    expect(file).toMatchObject({ ownerEnterpriseId: null, visibility: 'owner' });
  });
});

describe('withdrawing', () => {
  it('is limited to the applicant, and needs the current version', async () => {
    const id = (await submit()).data?.appealId;
    const withdraw = (version: number, as?: string) =>
      portal.call(`POST ${base}/withdraw`, { id, version }, as);
    const stranger = await portal.logIn({ userId: (await insertUser(portal.db)).id });
    expect((await withdraw(1)).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
    expect((await withdraw(1, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await withdraw(9, token)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
    expect((await withdraw(1, token)).data).toEqual({ state: 'WITHDRAWN', version: 2 });
    expect((await withdraw(2, token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('happens automatically when the number is changed by codes', async () => {
    const id = (await submit()).data?.appealId;
    const old = { phoneNumber: user.phoneNumber };
    const code = await insertCode(portal.db, user.phoneNumber, 'PHONE_OLD', { at: new Date(now) });
    await portal.call('POST /api/userManage/checkPhone', { ...old, verifyCode: code }, token);
    const verifyCode = await insertCode(portal.db, phoneNumber, 'PHONE_NEW', { at: new Date(now) });
    await portal.call('POST /api/userManage/userInfo/updateMobilePhone', { phoneNumber, verifyCode }, token);
    expect(await numberNow()).toBe(phoneNumber);
    expect((await decide(id, 'accept', 2)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('deciding', () => {
  it('moves the account, notifies both numbers and ends the sessions', async () => {
    const id = (await submit()).data?.appealId;
    const waiting = await portal.call('GET /api/workManage/todo/queryList', { kind: 'PHONE_APPEAL' }, admin);
    expect(waiting.data.rows.find(({ refId }) => refId === id)).toMatchObject({ mayDecide: true });
    const detail = (await portal.call(`GET ${base}/queryDetail`, { id }, admin)).data;
    expect(detail).toMatchObject({
      oldPhoneNumber: user.phoneNumber,
      newPhoneNumber: phoneNumber,
      actions: ['accept', 'refuse'],
    });
    expect((await decide(id, 'accept')).data).toEqual({ state: 'ACCEPTED', version: 2 });
    expect(await numberNow()).toBe(phoneNumber);
    expect((await portal.call(info, {}, token)).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
    expect((await smsTo(user.phoneNumber)).map(({ parameters }) => parameters)).toContainEqual({
      title: '登录手机号已更换',
    });
    expect((await smsTo(phoneNumber)).map(({ parameters }) => parameters)).toContainEqual({
      title: '更换手机号的申诉已通过',
    });
    const opened = await portal.db.select().from(cases).where(eq(cases.userId, user.id));
    const [found] = opened.map(caseInWords);
    expect(found).toMatchObject({ statusKind: 'DONE', statusText: '已更换' });
  });

  it('refuses with a reason shown to the applicant, and keeps the number', async () => {
    const id = (await submit()).data?.appealId;
    expect((await decide(id, 'refuse')).data).toEqual({ state: 'REFUSED', version: 2 });
    expect(await numberNow()).toBe(user.phoneNumber);
    const own = (await portal.call(`GET ${base}/queryOwn`, {}, token)).data;
    expect(own).toMatchObject({ actions: ['submit'], appeal: { opinion: '已电话核实身份' } });
  });

  it('is refused to auditors, and to administrators on their own appeals', async () => {
    const id = (await submit()).data?.appealId;
    const auditor = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
    expect((await decide(id, 'accept', 1, auditor)).header.retCode).toBe(retCodes.SECURITY_STOP);
    expect((await decide(ulid(), 'accept')).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await decide(id, 'accept', 2)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
    const own = await portal.logIn({ userId: user.id, userType: '900', operatorRoles: ['OP_ADMIN'] });
    expect((await decide(id, 'accept', 1, own)).header.retCode).toBe(retCodes.RIGHT_MISSING);
    const blank = { id, event: 'accept', version: 1, opinion: '' };
    const { data } = await portal.call(`POST ${base}/operate`, blank, admin);
    expect(data).toEqual({ fields: { opinion: '请填写核实意见' } });
    expect(await numberNow()).toBe(user.phoneNumber);
  });

  it('lets only one of two concurrent administrators succeed', async () => {
    const id = (await submit()).data?.appealId;
    const answers = await Promise.all([decide(id, 'accept'), decide(id, 'refuse')]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
  });

  it('refuses a number taken in the meantime, and a frozen account', async () => {
    const id = (await submit()).data?.appealId;
    const taker = await insertUser(portal.db, { userType: '100', phoneNumber });
    expect((await decide(id, 'accept')).header.retCode).toBe(retCodes.PHONE_IN_USE);
    await portal.db.update(users).set({ phoneNumber: nextPhone() }).where(eq(users.id, taker.id));
    await portal.db.update(users).set({ status: 'FROZEN' }).where(eq(users.id, user.id));
    expect((await decide(id, 'accept')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('lists open appeals first, and filters by name and state', async () => {
    const id = (await submit()).data?.appealId;
    const list = (input: Record<string, unknown>, as = admin) =>
      portal.call(`GET ${base}/queryList`, input, as);
    const { data } = await list({ keyword: user.loginName, state: 'PENDING' });
    expect(data.rows).toEqual([expect.objectContaining({ appealId: id, loginName: user.loginName })]);
    expect(data.rows[0]?.oldPhoneNumber).toContain('****');
    expect((await list({ keyword: user.loginName, state: 'REFUSED' })).data.total).toBe(0);
    expect((await list({}, token)).header.retCode).toBe(retCodes.SECURITY_STOP);
    expect((await list({ state: 'LOST' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});

async function walk(state: PhoneAppealState, event: PhoneAppealEvent, next: PhoneAppealState | undefined) {
  const { data } = await submit();
  const id = String(data?.appealId);
  await portal.db.update(phoneAppeals).set({ state }).where(eq(phoneAppeals.id, id));
  const { header } =
    event === 'withdraw'
      ? await portal.call(`POST ${base}/withdraw`, { id, version: 1 }, token)
      : await decide(id, event);
  const [row] = await portal.db.select().from(phoneAppeals).where(eq(phoneAppeals.id, id));
  const [retCode, after] = next ? ['000000', next] : [retCodes.TRANSITION_REFUSED, state];
  expect([header.retCode, row?.state, row?.version]).toEqual([retCode, after, next ? 2 : 1]);
  expect(await numberNow()).toBe(next === 'ACCEPTED' ? phoneNumber : user.phoneNumber);
}

describeTransitions({
  states: phoneAppealStates,
  events: phoneAppealEvents,
  planned: (state, event) => phoneAppealTransitions[state][event],
  next: (state, event) => nextState(phoneAppealTransitions, state, event),
  fire: walk,
});
