import { maxViews } from '@portal/contract/saved-view/public';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
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
  expect(kept).toEqual([{ viewId: data.viewId, name: late.name, query: late.query, columns: late.columns }]);
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
