import { maxViews } from '@portal/contract/saved-view/public';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/session/actor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';

const list = 'GET /api/listManage/savedView/queryList';
const save = 'POST /api/listManage/savedView/save';
const operate = 'POST /api/listManage/savedView/operate';
const late = { list: 'audits', name: '超期的', query: '?scope=overdue&sort=-due', columns: 'name,due' };

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

async function newUser() {
  const { id } = await insertUser(portal.db);
  const token = await portal.logIn({ userId: id });
  const names = async (of = 'audits') =>
    (await portal.call(list, { list: of }, token)).data.map(({ name }) => name);
  return { token, names };
}

it('saves a view of a list for its user and replaces one of the same name', async () => {
  const [mine, other] = [await newUser(), await newUser()];
  await portal.call(save, { ...late, query: '' }, mine.token);
  const { data } = await portal.call(save, late, mine.token);
  const kept = (await portal.call(list, { list: 'audits' }, mine.token)).data;
  expect(kept).toMatchObject([
    { viewId: data.viewId, name: late.name, query: late.query, columns: late.columns, isMine: true },
  ]);
  expect(await mine.names('users')).toEqual([]);
  expect(await other.names()).toEqual([]);
});

it('renames and deletes a view', async () => {
  const { token, names } = await newUser();
  const { viewId: id } = (await portal.call(save, late, token)).data;
  await portal.call(operate, { event: 'rename', id, name: '急件' }, token);
  expect(await names()).toEqual(['急件']);
  await portal.call(save, late, token);
  const taken = await portal.call(operate, { event: 'rename', id, name: late.name }, token);
  expect(taken.header).toMatchObject({ retCode: '100002', retMsg: '这个名称已经用过' });
  await portal.call(operate, { event: 'delete', id }, token);
  expect(await names()).toEqual([late.name]);
});

it('lets nobody else change a view', async () => {
  const [mine, other] = [await newUser(), await newUser()];
  const { viewId: id } = (await portal.call(save, late, mine.token)).data;
  const { header } = await portal.call(operate, { event: 'delete', id }, other.token);
  expect(header.retCode).toBe('500404');
  expect(await mine.names()).toEqual([late.name]);
});

it('allows twenty views per list, even for simultaneous calls', async () => {
  const { token, names } = await newUser();
  const all = Array.from({ length: maxViews + 2 }, (_, at) => ({ ...late, name: `视图 ${at}` }));
  const codes = await Promise.all(
    all.map(async (view) => (await portal.call(save, view, token)).header.retCode),
  );
  expect(codes.filter((code) => code === '100002')).toHaveLength(2);
  expect(await names()).toHaveLength(maxViews);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ query: 'https://elsewhere.example' }, 'query'],
  [{ columns: 'a b' }, 'columns'],
])('%o is refused', async (given, field) => {
  const { token } = await newUser();
  const { data } = await portal.call(save, { ...late, ...given }, token);
  expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
});

const colleagues = 'GET /api/listManage/savedView/queryColleagues';

async function newOperator(...operatorRoles: Actor['operatorRoles']) {
  const identity = { userType: '900' as const, operatorRoles };
  const { id, name } = await insertUser(portal.db, { ...identity, name: `沈知秋 ${operatorRoles.join()}` });
  const token = await portal.logIn({ ...identity, userId: id });
  const seen = async () =>
    (await portal.call(list, { list: 'audits' }, token)).data.map(({ name: of, isMine, isShared }) => ({
      name: of,
      isMine,
      isShared,
    }));
  const act = async (event: string, input: object) =>
    (await portal.call(operate, { event, ...input }, token)).header.retCode;
  return { id, name, token, seen, act };
}

describe('a shared view', () => {
  it('is seen by colleagues with one of the roles, and changed by its owner only', async () => {
    const owner = await newOperator('OP_FINANCE', 'OP_SERVICE');
    const [colleague, stranger] = [await newOperator('OP_SERVICE'), await newOperator('OP_CONTENT')];
    const { viewId: id } = (await portal.call(save, late, owner.token)).data;
    expect(await colleague.seen()).toEqual([]);
    expect(await owner.act('share', { id })).toBe('000000');
    expect(await owner.seen()).toEqual([{ name: late.name, isMine: true, isShared: true }]);
    expect(await colleague.seen()).toEqual([{ name: late.name, isMine: false, isShared: true }]);
    expect(await stranger.seen()).toEqual([]);
    for (const event of ['delete', 'share', 'keepPrivate'])
      expect(await colleague.act(event, { id })).toBe('500404');
    expect(await colleague.act('rename', { id, name: '急件' })).toBe('500404');
    expect(await owner.act('keepPrivate', { id })).toBe('000000');
    expect(await colleague.seen()).toEqual([]);
  });

  it('goes to a colleague, who then owns it', async () => {
    const [owner, heir] = [await newOperator('OP_POLICY'), await newOperator('OP_POLICY')];
    const stranger = await newOperator('OP_CONTENT');
    const { viewId: id } = (await portal.call(save, late, owner.token)).data;
    await owner.act('share', { id });
    expect((await portal.call(colleagues, { id }, owner.token)).data).toEqual([
      { userId: heir.id, name: heir.name },
    ]);
    expect((await portal.call(colleagues, { id }, heir.token)).header.retCode).toBe('500404');
    const { header, data } = await portal.call(
      operate,
      { event: 'handOver', id, userId: stranger.id },
      owner.token,
    );
    expect(header.retCode).toBe('100002');
    expect(data).toMatchObject({ fields: { userId: '请选择同岗位或同企业的同事' } });
    expect(await owner.act('handOver', { id })).toBe('100001');
    expect(await owner.act('handOver', { id, userId: heir.id })).toBe('000000');
    expect(await heir.seen()).toEqual([{ name: late.name, isMine: true, isShared: true }]);
    expect(await owner.seen()).toEqual([{ name: late.name, isMine: false, isShared: true }]);
    expect(await owner.act('delete', { id })).toBe('500404');
  });

  it('is not handed over onto another of the same name, nor twice at once', async () => {
    const [owner, heir] = [await newOperator('OP_AUDIT'), await newOperator('OP_AUDIT')];
    const { viewId: id } = (await portal.call(save, late, owner.token)).data;
    const own = (await portal.call(save, late, heir.token)).data;
    expect(await owner.act('handOver', { id, userId: heir.id })).toBe('100002');
    await heir.act('delete', { id: own.viewId });
    const codes = await Promise.all([
      owner.act('handOver', { id, userId: heir.id }),
      owner.act('handOver', { id, userId: heir.id }),
      portal.call(save, late, heir.token).then(({ header }) => header.retCode),
    ]);
    expect(codes.filter((code) => code === '000000').length).toBeLessThanOrEqual(2);
    expect((await heir.seen()).filter(({ isMine }) => isMine)).toHaveLength(1);
  });

  it('stays within an enterprise, and is not for people on their own', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: '绛云鲜切花' });
    const member = async () => {
      const { id } = await insertUser(portal.db, { enterpriseId, auditStatus: '2' });
      return portal.logIn({
        userId: id,
        userType: '200',
        enterpriseId,
        memberRole: 'STAFF',
        auditStatus: '2',
      });
    };
    const [owner, colleague, alone] = [await member(), await member(), (await newUser()).token];
    const { viewId: id } = (await portal.call(save, late, owner)).data;
    await portal.call(operate, { event: 'share', id }, owner);
    const namesFor = async (token: string) =>
      (await portal.call(list, { list: 'audits' }, token)).data.map(({ name }) => name);
    expect(await namesFor(colleague)).toEqual([late.name]);
    expect(await namesFor(alone)).toEqual([]);
    const own = (await portal.call(save, late, alone)).data;
    const { header } = await portal.call(operate, { event: 'share', id: own.viewId }, alone);
    expect(header.retCode).toBe('300002');
  });
});
