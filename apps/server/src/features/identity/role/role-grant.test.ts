import {
  roleGrantEvents,
  roleGrantStates,
  roleGrantTransitions,
} from '@portal/contract/identity/role-manage';
import type { OperatorRole } from '@portal/contract/operator-role';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { messageInWords } from '../../message/testing/message-in-words.ts';
import { insertUser, nextPhone } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { roleGrants } from './role-grant.table.ts';

const submit = 'POST /api/userManage/roleGrant/submit';
const operate = 'POST /api/userManage/roleGrant/operate';
const revoke = 'POST /api/userManage/roleGrant/revoke';
const list = 'GET /api/userManage/roleGrant/queryList';
const info = 'GET /api/userManage/userInfo/queryDetail';

let portal: TestApp;
let admin: { user: UserRow; token: string };
let colleague: { user: UserRow; token: string };
let target: UserRow;

async function operatorWith(...operatorRoles: OperatorRole[]) {
  const user = await insertUser(portal.db, { userType: '900', operatorRoles });
  return { user, token: await portal.logIn({ userId: user.id, userType: '900', operatorRoles }) };
}

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(roleGrants);
  await portal.db.delete(messages);
  await portal.db.delete(users);
  admin = await operatorWith('OP_ADMIN');
  colleague = await operatorWith('OP_ADMIN');
  target = (await operatorWith('OP_AUDIT')).user;
});

const ask = (given: object = {}, token = admin.token) =>
  portal.call(submit, { userId: target.id, roleCode: 'OP_CONTENT', reason: '轮岗需要', ...given }, token);
const decide = (id: string, event: string, token: string, given: object = {}) =>
  portal.call(operate, { id, event, version: 1, opinion: '同意', ...given }, token);
const rolesOf = async (id: string) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.operatorRoles;
const titlesTo = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(
    (row) => messageInWords(row).title,
  );

test('a role is requested by one administrator and granted by another', async () => {
  const token = await portal.logIn({ userId: target.id, userType: '900', operatorRoles: ['OP_AUDIT'] });
  const { data } = await ask();
  expect(await titlesTo(colleague.user.id)).toEqual([`角色授予待批准：${target.name}`]);
  expect((await decide(data.grantId, 'approve', admin.token)).header).toMatchObject({
    retCode: '300002',
    retMsg: '角色授予须由另一位平台管理员批准',
  });
  const waiting = await portal.call(list, { state: 'PENDING' }, colleague.token);
  expect(waiting.data.rows).toMatchObject([
    { roleName: '内容编辑', reason: '轮岗需要', actions: ['approve', 'refuse'], stateLabel: '待批准' },
  ]);
  expect((await decide(data.grantId, 'approve', colleague.token)).data.state).toBe('APPROVED');
  expect(await rolesOf(target.id)).toEqual(['OP_AUDIT', 'OP_CONTENT']);
  expect(await titlesTo(target.id)).toEqual(['已获得角色：内容编辑']);
  expect((await portal.call(info, {}, token)).header.retCode).toBe(retCodes.ROLE_CHANGED);
});

it('cannot be granted by its future holder', async () => {
  const { data } = await ask({ userId: colleague.user.id });
  expect((await decide(data.grantId, 'approve', colleague.token)).header.retCode).toBe('300002');
});

it('is refused with a reason shown to the requester, or withdrawn by them', async () => {
  const first = (await ask()).data.grantId;
  const without = await decide(first, 'refuse', colleague.token, { opinion: '' });
  expect(without.header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect((await decide(first, 'refuse', colleague.token, { opinion: '编制已满' })).data.state).toBe(
    'REFUSED',
  );
  expect(await titlesTo(admin.user.id)).toEqual([`角色授予未批准：${target.name}`]);
  const second = (await ask()).data.grantId;
  expect((await decide(second, 'withdraw', colleague.token)).header.retCode).toBe('300002');
  expect((await decide(second, 'withdraw', admin.token)).data.state).toBe('WITHDRAWN');
  expect(await rolesOf(target.id)).toEqual(['OP_AUDIT']);
});

describeTransitions({
  states: roleGrantStates,
  events: roleGrantEvents,
  planned: (state, event) => roleGrantTransitions[state][event],
  next: (state, event) => nextState(roleGrantTransitions, state, event),
  fire: async (state, event, next) => {
    const { grantId } = (await ask()).data;
    const decidedBy = state === 'APPROVED' ? colleague.user.id : null;
    await portal.db.update(roleGrants).set({ state, decidedBy }).where(eq(roleGrants.id, grantId));
    const token = event === 'withdraw' ? admin.token : colleague.token;
    const { header, data } = await decide(grantId, event, token);
    if (next) expect(data.state).toBe(next);
    else expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  },
});

test.each([
  ['a role they have', { roleCode: 'OP_AUDIT' }, retCodes.FIELD_REFUSED],
  ['an unknown role', { roleCode: 'KING' }, retCodes.PARAMETER_INVALID],
  ['no reason', { reason: '' }, retCodes.PARAMETER_INVALID],
  ['nobody', { userId: ulid() }, retCodes.NOT_FOUND],
])('asking for %s is refused', async (_name, given, code) => {
  expect((await ask(given)).header.retCode).toBe(code);
});

it('can be requested once at a time, and only for operators', async () => {
  const answers = await Promise.all([ask(), ask({}, colleague.token)]);
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '100002']);
  const member = await insertUser(portal.db);
  expect((await ask({ userId: member.id })).header.retCode).toBe(retCodes.NOT_FOUND);
});

it('lets only one of two concurrent decisions succeed', async () => {
  const third = await operatorWith('OP_ADMIN');
  const { grantId } = (await ask()).data;
  const answers = await Promise.all([
    decide(grantId, 'approve', colleague.token),
    decide(grantId, 'refuse', third.token, { opinion: '编制已满' }),
  ]);
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
});

describe('revoking a role', () => {
  const take = (userId: string, roleCode: string, token: string, given: object = {}) =>
    portal.call(revoke, { userId, roleCode, version: 1, reason: '离岗', ...given }, token);

  it('ends the sessions of the former holder', async () => {
    const token = await portal.logIn({ userId: target.id, userType: '900', operatorRoles: ['OP_AUDIT'] });
    expect((await take(target.id, 'OP_AUDIT', admin.token)).data).toEqual({ roleCodes: [], version: 2 });
    expect((await portal.call(info, {}, token)).header.retCode).toBe(retCodes.ROLE_CHANGED);
    expect(await titlesTo(target.id)).toEqual(['角色已收回：入驻审核员']);
  });

  it('keeps one administrator when two revoke each other at once', async () => {
    const waiting = (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await portal.db.execute(sql`select from pg_locks where locktype = 'advisory'
          and not granted and database = (select oid from pg_database where datname = current_database())`);
        expect(rows).toHaveLength(count);
      });
    // Both calls have passed the access check before either has the lock, which they get in the order they asked.
    const [first, second] = await portal.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity:administrators', 0))`);
      const taking = take(colleague.user.id, 'OP_ADMIN', admin.token);
      await waiting(1);
      const takingBack = take(admin.user.id, 'OP_ADMIN', colleague.token);
      await waiting(2);
      return [taking, takingBack] as const;
    });
    expect((await first).data).toMatchObject({ roleCodes: [] });
    expect((await second).header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: '至少保留一位可用的平台管理员',
    });
    expect(await rolesOf(admin.user.id)).toEqual(['OP_ADMIN']);
    // A call made only now is refused, as its caller no longer has the role.
    const { header } = await take(admin.user.id, 'OP_ADMIN', colleague.token);
    expect(header.retCode).toBe(retCodes.ROLE_CHANGED);
  });

  it.each([
    ['of another version', { version: 9 }, retCodes.VERSION_CONFLICT],
    ['they do not have', { roleCode: 'OP_POLICY' }, retCodes.NOT_FOUND],
    ['without a reason', { reason: ' ' }, retCodes.PARAMETER_INVALID],
  ])('%s is refused', async (_name, given, code) => {
    expect((await take(target.id, 'OP_AUDIT', admin.token, given)).header.retCode).toBe(code);
  });
});

describe('a new operator', () => {
  const save = 'POST /api/userManage/operator/save';
  const enter = (given: object = {}) =>
    portal.call(
      save,
      {
        loginName: 'op_new',
        name: '沈听澜',
        phoneNumber: nextPhone(),
        reason: '新入职',
        data: { roleCodes: ['OP_CONTENT', 'OP_POLICY'] },
        ...given,
      },
      admin.token,
    );

  it('has no rights until another administrator grants them, and a password nobody knows', async () => {
    const { data } = await enter();
    expect(await rolesOf(data.userId)).toEqual([]);
    const waiting = await portal.call(list, { userId: data.userId }, colleague.token);
    expect(waiting.data.rows.map(({ roleCode }) => roleCode).sort()).toEqual(['OP_CONTENT', 'OP_POLICY']);
    expect(JSON.stringify(data)).not.toMatch(/password/i);
  });

  it('needs a unique login name and number', async () => {
    const taken = await enter({ loginName: target.loginName.toUpperCase() });
    expect(taken.data).toEqual({ fields: { loginName: '该登录名已被使用' } });
    const sameNumber = await enter({ phoneNumber: target.phoneNumber });
    expect(sameNumber.data).toEqual({ fields: { phoneNumber: '该手机号已有运营账号' } });
    expect((await enter({ data: { roleCodes: [] } })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});
