import { todoKinds } from '@portal/contract/kinds';
import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { recordCase } from '../case/case.public.ts';
import { articles } from '../content/article.table.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { invites } from '../invite/invite.table.ts';

const list = 'GET /api/caseManage/todo/queryList';
const day = 86_400_000;
let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.db.delete(articles));

type Role = 'OWNER' | 'ADMIN' | 'FINANCE' | 'STAFF';

const insertMember = (enterpriseId: string, userId: string, memberRole: Role, status: 'ACTIVE' | 'APPLIED') =>
  portal.db.insert(enterpriseMembers).values({ id: ulid(), enterpriseId, userId, memberRole, status });

async function insertCompany(name: string, auditStatus: '1' | '2' = '2') {
  const enterpriseId = await insertEnterprise(portal.db, { name });
  const { id: userId } = await insertUser(portal.db, { name: `${name}的所有者`, enterpriseId });
  await insertMember(enterpriseId, userId, 'OWNER', 'ACTIVE');
  const logInAs = (memberRole: Role, as = userId) =>
    portal.logIn({ userType: '200', userId: as, enterpriseId, memberRole, auditStatus });
  return { enterpriseId, userId, logInAs, token: await logInAs('OWNER') };
}

const todosOf = async (token: string) => (await portal.call(list, {}, token)).data;
const titlesOf = async (token: string) => (await todosOf(token)).rows.map(({ title }) => title);

it('requires a login', async () => {
  expect((await portal.call(list, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});

it('is empty when there is nothing to do', async () => {
  const { token } = await insertCompany('清闲花卉');
  expect(await todosOf(token)).toEqual({
    rows: [],
    total: 0,
    counts: Object.fromEntries(todoKinds.map((kind) => [kind, 0])),
  });
});

describe('to-do list', () => {
  it('shows cases where it is the turn of the user or of the enterprise they run', async () => {
    const { enterpriseId, logInAs, token } = await insertCompany('待办花卉');
    const event = { event: 'return', by: { agent: 'PARK' } } as const;
    const step = { kind: 'CHANGE', enterpriseId, event, link: '/x', now: testNow } as const;
    const waits = { ...step, bizId: ulid(), subject: '要补正的', state: 'RETURNED' } as const;
    await recordCase(portal.db, waits);
    await recordCase(portal.db, { ...step, bizId: ulid(), subject: '审核中的', state: 'PENDING' });
    expect(await todosOf(token)).toMatchObject({
      total: 1,
      rows: [
        {
          kind: 'CASE',
          title: '信息变更：要补正的',
          statusText: '退回修改',
          nextStep: '补正被退回的项并重新提交',
          link: '/x',
        },
      ],
    });
    const { id: clerk } = await insertUser(portal.db, { enterpriseId });
    expect(await titlesOf(await logInAs('STAFF', clerk))).toEqual([]);
    expect(await titlesOf((await insertCompany('旁观花卉')).token)).toEqual([]);
  });

  it('shows valid invitations', async () => {
    const { enterpriseId, userId: inviterId } = await insertCompany('邀请花卉');
    const { id: userId, phoneNumber } = await insertUser(portal.db, { userType: '100' });
    const token = await portal.logIn({ userType: '100', userId });
    const invite = {
      kind: 'ENTERPRISE_MEMBER',
      targetId: enterpriseId,
      inviterId,
      phoneNumber,
      role: 'STAFF',
    } as const;
    const id = ulid();
    const expiresAt = new Date(testNow.getTime() + day);
    await portal.db.insert(invites).values([
      { ...invite, id, expiresAt },
      { ...invite, id: ulid(), expiresAt, status: 'DECLINED' },
      { ...invite, id: ulid(), expiresAt, phoneNumber: '15499990000' },
    ]);
    expect(await todosOf(token)).toMatchObject({
      total: 1,
      rows: [{ kind: 'INVITE', title: '邀请花卉', note: '邀请花卉的所有者', link: `/invite/${id}` }],
    });
    await portal.db.update(invites).set({ expiresAt: testNow });
    expect(await titlesOf(token)).toEqual([]);
  });

  it('shows requests to join to those who run the enterprise', async () => {
    const { enterpriseId, logInAs, token } = await insertCompany('招人花卉');
    const { id: asker } = await insertUser(portal.db, { name: '秦望舒', userType: '100' });
    await insertMember(enterpriseId, asker, 'STAFF', 'APPLIED');
    expect(await todosOf(token)).toMatchObject({
      total: 1,
      counts: { JOIN: 1 },
      rows: [{ kind: 'JOIN', title: '秦望舒' }],
    });
    expect(await titlesOf(await logInAs('FINANCE'))).toEqual([]);
  });

  it('shows notices in force until any member confirms them', async () => {
    const { logInAs, token } = await insertCompany('签收花卉');
    const notice = { column: 'SAFETY', needReceipt: true, publishAt: testNow } as const;
    const id = await insertArticle(portal.db, { ...notice, title: '冷库用电自查' });
    await insertArticle(portal.db, { ...notice, title: '过期的', expireAt: testNow });
    await insertArticle(portal.db, { ...notice, title: '草稿', status: 'DRAFT' });
    await insertArticle(portal.db, { ...notice, title: '不用签收的', needReceipt: false });
    const other = { chainStages: [], enterpriseIds: [ulid()] };
    await insertArticle(portal.db, { ...notice, title: '别人的', audience: other });
    expect(await todosOf(token)).toMatchObject({
      total: 1,
      rows: [{ kind: 'RECEIPT', title: '冷库用电自查', link: `/information/safe-production-details/${id}` }],
    });
    await portal.call('POST /api/infoManage/receipt/confirm', { id }, await logInAs('STAFF'));
    expect(await titlesOf(token)).toEqual([]);
    expect(await titlesOf((await insertCompany('待审花卉', '1')).token)).toEqual([]);
  });
});

it('counts all items and shows the first ones', async () => {
  const { token } = await insertCompany('繁忙花卉');
  const notice = { column: 'SAFETY', needReceipt: true, publishAt: testNow } as const;
  for (let nth = 0; nth < 8; nth += 1) await insertArticle(portal.db, { ...notice, title: `须知 ${nth}` });
  const { rows, total } = await todosOf(token);
  expect({ shown: rows.length, total }).toEqual({ shown: 6, total: 8 });
});
