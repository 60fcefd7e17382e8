import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { secureSession } from '../../../platform/session/secure-session.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { caseInWords } from '../../case/testing/case-in-words.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { users } from '../../identity/user.table.ts';
import { messages } from '../../message/message.table.ts';
import { messageInWords } from '../../message/testing/message-in-words.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { insertMember, insertOwned } from '../testing/insert-member.ts';

const list = 'GET /api/baseInfo/enterpriseMember/queryList';
const operate = 'POST /api/baseInfo/enterpriseMember/operate';
const ownList = 'GET /api/baseInfo/enterpriseMember/queryOwnList';
const apply = 'POST /api/baseInfo/enterpriseMember/apply';
const operateOwn = 'POST /api/baseInfo/enterpriseMember/operateOwn';
const change = 'POST /api/baseInfo/enterpriseMember/switch';
const info = 'GET /api/userManage/userInfo/queryDetail';

let portal: TestApp;
let own: Awaited<ReturnType<typeof insertOwned>>;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  own = await insertOwned(portal);
});

const person = async () => {
  const user = await insertUser(portal.db, { userType: '100', name: '温听雨' });
  return { user, token: await portal.logIn({ userId: user.id, userType: '100' }) };
};
const act = (
  id: string,
  event: string,
  {
    version = 1,
    token = own.token,
    ...data
  }: { version?: number; token?: string; memberRole?: string; reason?: string } = {},
) => portal.call(operate, { id, event, version, data }, token);
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(enterpriseMembers).where(eq(enterpriseMembers.id, id));
  return row;
};
const codeOf = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;

async function secure(userId: string) {
  const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, userId));
  await secureSession(portal.db, { now: () => testNow }, session?.id ?? '');
}

describe('the member list', () => {
  it('shows members with masked numbers and the caller’s actions', async () => {
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    await insertOwned(portal);
    const { data } = await portal.call(list, {}, own.token);
    expect(data.actions).toEqual(['invite']);
    expect(data.rows).toMatchObject([
      { memberRole: 'OWNER', isSelf: true, actions: [] },
      { memberId: staff.memberId, memberRole: 'STAFF', actions: ['changeRole', 'handOver', 'remove'] },
    ]);
    expect(data.rows[1]?.phoneNumber).toMatch(/^154\*{4}\d{4}$/);
    expect(JSON.stringify(data)).not.toContain(staff.user.phoneNumber);
  });

  it('shows staff only their colleagues, and administrators the members they may manage', async () => {
    const { token } = await person();
    await portal.call(apply, { enterprise: own.name }, token);
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    const seen = (await portal.call(list, {}, staff.token)).data;
    expect(seen.actions).toEqual([]);
    expect(seen.rows.map(({ status, actions }) => [status, actions])).toEqual([
      ['ACTIVE', []],
      ['ACTIVE', []],
    ]);
    const admin = await insertMember(portal, own.enterpriseId, 'ADMIN');
    const { data } = await portal.call(list, {}, admin.token);
    const actionsOf = (role: string) => data.rows.findLast(({ memberRole }) => memberRole === role)?.actions;
    expect(actionsOf('OWNER')).toEqual([]);
    expect(actionsOf('STAFF')).toEqual(['changeRole', 'remove']);
    expect(data.givableRoles).toEqual(['FINANCE', 'STAFF']);
  });

  it('shows requests to join only to those who decide on them', async () => {
    const { token } = await person();
    await portal.call(apply, { enterprise: own.name }, token);
    const finance = await insertMember(portal, own.enterpriseId, 'FINANCE');
    const askers = async (caller: string) =>
      (await portal.call(list, { status: 'APPLIED' }, caller)).data.rows.map(({ name }) => name);
    expect(await askers(own.token)).toEqual(['温听雨']);
    expect(await askers(finance.token)).toEqual([]);
  });

  it('is paged, owner first, and searchable by name, role and number', async () => {
    const [first, second] = [
      await insertMember(portal, own.enterpriseId, 'STAFF', { name: '柳疏影', loginName: 'liu_100%' }),
      await insertMember(portal, own.enterpriseId, 'FINANCE', { name: '柳成荫', loginName: 'liu_100x' }),
    ];
    const found = async (filter: Record<string, unknown>) => {
      const { data } = await portal.call(list, filter, own.token);
      return [data.total, data.rows.map(({ name }) => name)];
    };
    expect(await found({ pageSize: 1 })).toEqual([3, [own.user.name]]);
    expect(await found({ pageSize: 1, pageNo: 3 })).toEqual([3, ['柳疏影']]);
    expect(await found({ keyword: '柳' })).toEqual([2, ['柳成荫', '柳疏影']]);
    expect(await found({ keyword: 'LIU_100%' })).toEqual([1, ['柳疏影']]);
    expect(await found({ memberRole: 'FINANCE' })).toEqual([1, ['柳成荫']]);
    const { phoneNumber } = first.user;
    for (const keyword of [phoneNumber, phoneNumber.slice(-4)])
      expect(await found({ keyword, memberRole: 'STAFF' })).toEqual([1, ['柳疏影']]);
    // Searching cannot reveal the masked digits.
    expect(await found({ keyword: second.user.phoneNumber.slice(0, 8) })).toEqual([0, []]);
    expect(await codeOf(portal.call(list, { memberRole: 'BOSS' }, own.token))).toBe(
      retCodes.PARAMETER_INVALID,
    );
  });
});

describe('the member export', () => {
  const exported = (token: string) =>
    portal.app.inject({ url: '/api/baseInfo/enterpriseMember/export?memberRole=OWNER', headers: { token } });

  it('is limited to owners and administrators, and logged', async () => {
    const answer = await exported(own.token);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const [row] = await portal.db
      .select()
      .from(operLogs)
      .where(and(eq(operLogs.event, 'enterpriseMember.export'), eq(operLogs.userId, own.user.id)));
    expect(row?.after).toEqual({ memberRole: 'OWNER', totalRows: 1 });
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    expect((await exported(staff.token)).json().header.retCode).toBe(retCodes.RIGHT_MISSING);
  });
});

describe('changing a role and removing a member', () => {
  it('ends the sessions of the affected member only', async () => {
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    const other = await insertMember(portal, own.enterpriseId, 'STAFF');
    const { data } = await act(staff.memberId, 'changeRole', { memberRole: 'FINANCE' });
    expect(data).toEqual({ status: 'ACTIVE', memberRole: 'FINANCE', version: 2 });
    expect(await codeOf(portal.call(info, {}, staff.token))).toBe(retCodes.ROLE_CHANGED);
    expect(await codeOf(portal.call(info, {}, other.token))).toBe('000000');
    const [message] = await portal.db.select().from(messages).where(eq(messages.userId, staff.user.id));
    expect(message).toMatchObject({ eventCode: 'MEMBER_ROLE_CHANGED' });
  });

  it('switches the removed member to their next enterprise', async () => {
    const elsewhere = await insertOwned(portal);
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    await portal.db.insert(enterpriseMembers).values({
      id: '01J00000000000000000000M0V',
      enterpriseId: elsewhere.enterpriseId,
      userId: staff.user.id,
      memberRole: 'STAFF',
      status: 'ACTIVE',
    });
    expect((await act(staff.memberId, 'remove', { reason: '离职' })).data.status).toBe('REMOVED');
    expect(await codeOf(portal.call(info, {}, staff.token))).toBe(retCodes.ROLE_CHANGED);
    const [user] = await portal.db.select().from(users).where(eq(users.id, staff.user.id));
    expect(user?.enterpriseId).toBe(elsewhere.enterpriseId);
    const last = await insertMember(portal, own.enterpriseId, 'STAFF');
    await act(last.memberId, 'remove');
    const [alone] = await portal.db.select().from(users).where(eq(users.id, last.user.id));
    expect(alone).toMatchObject({ enterpriseId: null, auditStatus: '0' });
  });

  it('is refused beyond one’s role, on oneself, by strangers, and with a stale version', async () => {
    const admin = await insertMember(portal, own.enterpriseId, 'ADMIN');
    const second = await insertMember(portal, own.enterpriseId, 'ADMIN');
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    const stranger = await insertOwned(portal);
    const { token } = admin;
    const refusals = [
      [act(own.memberId, 'remove', { token }), retCodes.RIGHT_MISSING],
      [act(second.memberId, 'remove', { token }), retCodes.RIGHT_MISSING],
      [act(own.memberId, 'remove'), retCodes.RIGHT_MISSING],
      [act(staff.memberId, 'handOver', { token }), retCodes.RIGHT_MISSING],
      [act(staff.memberId, 'changeRole', { token, memberRole: 'ADMIN' }), retCodes.RIGHT_MISSING],
      [act(staff.memberId, 'changeRole', { token, memberRole: 'OWNER' }), retCodes.PARAMETER_INVALID],
      [act(staff.memberId, 'changeRole'), retCodes.FIELD_REFUSED],
      [act(staff.memberId, 'approve', { memberRole: 'STAFF' }), retCodes.TRANSITION_REFUSED],
      [act(staff.memberId, 'remove', { version: 2 }), retCodes.VERSION_CONFLICT],
      [act(staff.memberId, 'remove', { token: stranger.token }), retCodes.NOT_FOUND],
      [act(own.memberId, 'remove', { token: staff.token }), retCodes.RIGHT_MISSING],
    ] as const;
    for (const [at, [call, code]] of refusals.entries()) expect([at, await codeOf(call)]).toEqual([at, code]);
  });
});

describe('transferring the ownership', () => {
  it('needs a verified code and leaves exactly one owner', async () => {
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    expect(await codeOf(act(staff.memberId, 'handOver'))).toBe(retCodes.SECURE_LOGIN_NEEDED);
    await secure(own.user.id);
    expect((await act(staff.memberId, 'handOver')).data.memberRole).toBe('OWNER');
    expect(await rowOf(own.memberId)).toMatchObject({ memberRole: 'ADMIN', status: 'ACTIVE' });
    const { data } = await portal.call(info, {}, own.token);
    expect(data.roleInfos[0]?.roleCode).toBe('ADMIN');
    expect(await codeOf(portal.call(info, {}, staff.token))).toBe(retCodes.ROLE_CHANGED);
    const isOwner = and(
      eq(enterpriseMembers.enterpriseId, own.enterpriseId),
      eq(enterpriseMembers.memberRole, 'OWNER'),
    );
    expect(await portal.db.$count(enterpriseMembers, isOwner)).toBe(1);
  });

  it('succeeds for only one of two concurrent transfers', async () => {
    const heirs = await Promise.all([1, 2].map(() => insertMember(portal, own.enterpriseId, 'STAFF')));
    await secure(own.user.id);
    const answers = await Promise.all(heirs.map(({ memberId }) => act(memberId, 'handOver')));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });
});

describe('joining', () => {
  it('is requested by name or code, approved, and makes the person act for the enterprise at once', async () => {
    const { user, token } = await person();
    const asked = await portal.call(
      apply,
      { enterprise: own.creditCode.toLowerCase(), note: '新来的' },
      token,
    );
    expect(asked.data).toMatchObject({ name: own.name, status: 'APPLIED', actions: ['cancel'] });
    const { data } = await portal.call(list, { status: 'APPLIED' }, own.token);
    expect(data.rows[0]).toMatchObject({ status: 'APPLIED', note: '新来的', actions: ['approve', 'refuse'] });
    const sent = await portal.db.select().from(messages).where(eq(messages.userId, own.user.id));
    const [notice] = sent.map(messageInWords);
    expect(notice).toMatchObject({ eventCode: 'JOIN_APPLIED', title: '温听雨申请加入企业' });
    const let_ = await act(asked.data.memberId, 'approve', { memberRole: 'FINANCE' });
    expect(let_.data).toMatchObject({ status: 'ACTIVE', memberRole: 'FINANCE' });
    expect((await portal.call(info, {}, token)).data).toMatchObject({
      enterpriseId: own.enterpriseId,
      auditStatus: '2',
      roleInfos: [{ roleCode: 'FINANCE' }],
    });
    const joined = await portal.db.select().from(cases).where(eq(cases.userId, user.id));
    const [details] = joined.map(caseInWords);
    expect(details).toMatchObject({ kind: 'JOIN', statusText: '已通过', statusKind: 'DONE' });
    expect(await codeOf(portal.call(apply, { enterprise: own.name }, token))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
  });

  it('can be refused with a reason, withdrawn, and requested again', async () => {
    const { token } = await person();
    const ask = () => portal.call(apply, { enterprise: own.name }, token);
    const { data } = await ask();
    expect(await codeOf(act(data.memberId, 'refuse'))).toBe(retCodes.FIELD_REFUSED);
    const refused = await act(data.memberId, 'refuse', { reason: '不认识' });
    expect(refused.data.status).toBe('REFUSED');
    const again = await ask();
    expect(again.data).toMatchObject({ memberId: data.memberId, version: 3 });
    const back = { id: data.memberId, event: 'cancel', version: 3 };
    expect((await portal.call(operateOwn, back, token)).data.status).toBe('LEFT');
    const stranger = await person();
    expect(await codeOf(portal.call(operateOwn, back, stranger.token))).toBe(retCodes.NOT_FOUND);
  });

  it('is limited to admitted enterprises, a few pending requests, and accounts that are not operators', async () => {
    const { token } = await person();
    await insertOwned(portal, { name: '还没通过（演示）', entryStatus: 'PENDING' });
    const unknown = await portal.call(apply, { enterprise: '还没通过（演示）' }, token);
    expect(unknown.data).toEqual({
      fields: { enterprise: '未找到该企业，请核对企业全称或统一社会信用代码' },
    });
    for (const _ of [1, 2, 3, 4, 5]) {
      const { name } = await insertOwned(portal);
      expect(await codeOf(portal.call(apply, { enterprise: name }, token))).toBe('000000');
    }
    expect(await codeOf(portal.call(apply, { enterprise: own.name }, token))).toBe(retCodes.FIELD_REFUSED);
    const operator = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    expect(await codeOf(portal.call(apply, { enterprise: own.name }, operator))).toBe(retCodes.RIGHT_MISSING);
  });
});

describe('own enterprises', () => {
  test('a member switches, leaves, and continues with the other enterprise', async () => {
    const elsewhere = await insertOwned(portal);
    const member = await insertMember(portal, own.enterpriseId, 'STAFF', { userType: '100' });
    await portal.db.insert(enterpriseMembers).values({
      id: '01J0000000000000000000SWAP',
      enterpriseId: elsewhere.enterpriseId,
      userId: member.user.id,
      memberRole: 'ADMIN',
      status: 'ACTIVE',
    });
    const { token } = member;
    const seen = await portal.call(ownList, {}, token);
    expect(seen.data.actions).toEqual(['apply', 'actAlone']);
    const byName = new Map(seen.data.memberships.map((row) => [row.name, row]));
    expect(byName.get(own.name)).toMatchObject({ isCurrent: true, actions: ['leave'] });
    expect(byName.get(elsewhere.name)).toMatchObject({ isCurrent: false, actions: ['switch', 'leave'] });
    const switched = await portal.call(change, { memberId: '01J0000000000000000000SWAP' }, token);
    expect(switched.data).toEqual({ enterpriseId: elsewhere.enterpriseId, memberRole: 'ADMIN' });
    expect((await portal.call(list, {}, token)).data.rows).toHaveLength(2);
    const leaving = { id: '01J0000000000000000000SWAP', event: 'leave', version: 1 };
    expect((await portal.call(operateOwn, leaving, token)).data.status).toBe('LEFT');
    expect((await portal.call(info, {}, token)).data.enterpriseId).toBe(own.enterpriseId);
    const alone = await portal.call(change, {}, token);
    expect(alone.data).toEqual({ enterpriseId: null, memberRole: null });
    expect((await portal.call(info, {}, token)).data).toMatchObject({ auditStatus: '0', roleInfos: [] });
  });

  it('refuses an owner’s leaving, an enterprise account acting for none, and others’ memberships', async () => {
    const leaving = { id: own.memberId, event: 'leave', version: 1 };
    expect((await portal.call(operateOwn, leaving, own.token)).header).toMatchObject({
      retCode: retCodes.RIGHT_MISSING,
      retMsg: '企业所有者须先移交企业，才能退出',
    });
    expect(await codeOf(portal.call(change, {}, own.token))).toBe(retCodes.TRANSITION_REFUSED);
    const { token } = await person();
    expect(await codeOf(portal.call(change, { memberId: own.memberId }, token))).toBe(retCodes.NOT_FOUND);
    const { data } = await portal.call(apply, { enterprise: own.name }, token);
    const early = await codeOf(portal.call(change, { memberId: data.memberId }, token));
    expect(early).toBe(retCodes.TRANSITION_REFUSED);
  });
});
