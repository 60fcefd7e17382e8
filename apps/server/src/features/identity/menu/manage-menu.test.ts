import type { MenuItem } from '@portal/contract/identity/menu';
import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contributions } from '../../features.ts';

const tree = 'GET /api/userManage/menu/queryTree';
const save = 'POST /api/userManage/menu/save';
const sort = 'POST /api/userManage/menu/sort';

let portal: TestApp;
let admin: string;

beforeAll(async () => {
  portal = await openTestApp();
  admin = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
});
afterAll(() => portal.close());

const entriesOf = async (name: string) => (await portal.call(tree, { tree: name }, admin)).data;
const change = (given: object) => portal.call(save, { tree: 'person', version: 1, ...given }, admin);

async function menuOfPerson(): Promise<MenuItem[]> {
  const token = await portal.logIn({ userType: '100' });
  return (await portal.call('GET /api/userManage/menu/queryList', {}, token)).data;
}

it('shows the existing pages with their groups', async () => {
  const entries = await entriesOf('person');
  expect(entries[0]).toMatchObject({ resNo: 'P0000', resUrl: '/dashboard', isFixed: true, enabled: true });
  expect(entries.find(({ resUrl }) => resUrl === '/my-case')).toMatchObject({ name: '我的办件' });
  for (const { resNo, resUrl } of entries) {
    const holds = entries.some(({ parentNo }) => parentNo === resNo);
    expect(resUrl === '' ? holds : contributions.menuPages.includes(resUrl)).toBe(true);
  }
});

test('a change takes effect with the next call', async () => {
  const { data } = await change({ resNo: 'P0000', name: '我的工作台', enabled: '1' });
  expect((await menuOfPerson())[0]?.name).toBe('我的工作台');
  await change({ resNo: 'P0000', name: '工作台', enabled: '1', version: data.version });
  expect((await menuOfPerson())[0]?.name).toBe('工作台');
});

it('can be switched off for one identity only', async () => {
  await change({ resNo: 'P0001', name: '我的办件', enabled: '0' });
  const isOn = async (name: string) =>
    (await entriesOf(name)).find(({ resUrl }) => resUrl === '/my-case')?.enabled;
  expect([await isOn('person'), await isOn('operator')]).toEqual([false, true]);
});

test.each([
  ['the workbench', { tree: 'enterprise', resNo: 'E0000', enabled: '0' }, retCodes.TRANSITION_REFUSED],
  ['this page', { tree: 'OP_ADMIN', resNo: 'M0103', enabled: '0' }, retCodes.TRANSITION_REFUSED],
  ['its group', { tree: 'OP_ADMIN', resNo: 'M01', enabled: '0' }, retCodes.TRANSITION_REFUSED],
  ['what is not there', { resNo: 'P9999', enabled: '0' }, retCodes.NOT_FOUND],
  ['another version', { resNo: 'P0002', enabled: '0', version: 9 }, retCodes.VERSION_CONFLICT],
  ['an empty name', { resNo: 'P0002', enabled: '1', name: ' ' }, retCodes.PARAMETER_INVALID],
])('changing %s is refused', async (_name, given, code) => {
  expect((await change({ name: '名称', ...given })).header.retCode).toBe(code);
});

it('can be reordered', async () => {
  const groups = async () =>
    (await entriesOf('person')).filter(({ parentNo }) => parentNo === null).map(({ resNo }) => resNo);
  const [workbench = '', ...rest] = await groups();
  const turned = [workbench, ...rest.reverse()];
  expect((await portal.call(sort, { tree: 'person', data: { resNos: turned } }, admin)).header.retCode).toBe(
    '000000',
  );
  expect(await groups()).toEqual(turned);
  const partial = await portal.call(sort, { tree: 'person', data: { resNos: turned.slice(1) } }, admin);
  expect(partial.header.retCode).toBe(retCodes.VERSION_CONFLICT);
  const twice = await portal.call(
    sort,
    { tree: 'person', data: { resNos: [...turned.slice(1), 'P01'] } },
    admin,
  );
  expect(twice.header.retCode).toBe(retCodes.VERSION_CONFLICT);
  const unknown = await portal.call(sort, { tree: 'person', data: { resNos: ['P9999'] } }, admin);
  expect(unknown.header.retCode).toBe(retCodes.NOT_FOUND);
});

it('lists every identity and role with its number of accounts', async () => {
  const { data } = await portal.call('GET /api/userManage/role/queryList', {}, admin);
  expect(data.map(({ name }) => name).slice(0, 4)).toEqual([
    '企业用户',
    '个人用户',
    '运营人员（公共）',
    '平台管理员',
  ]);
  const roles = data.filter(({ userType }) => userType === '900').map(({ tree: name }) => name);
  expect(roles).toEqual([
    'operator',
    'OP_ADMIN',
    'OP_AUDIT',
    'OP_CONTENT',
    'OP_POLICY',
    'OP_SERVICE',
    'OP_PROPERTY',
    'OP_FINANCE',
    'OP_COMMUNITY',
    'REPAIR_WORKER',
    'JUDGE',
    'EXPERT',
  ]);
});
