import type { MenuItem } from '@portal/contract/identity/menu';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/session/actor.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { contributions } from '../../features.ts';
import { insertInstitution } from '../../finance/testing/insert-finance.ts';
import { shops } from '../../market/market.table.ts';
import { insertShop } from '../../market/testing/insert-shop.ts';
import { listMenus } from './list-menus.public.ts';
import { menuItems } from './menu-item.table.ts';

let portal: TestApp;
let everyPage: string[];

beforeAll(async () => {
  portal = await openTestApp();
  everyPage = (await portal.db.select().from(menuItems)).map(({ resUrl }) => resUrl);
});
afterAll(() => portal.close());

const actorOf = (given: Partial<Actor>): Actor => ({
  sessionId: '',
  userId: '',
  userAccId: '',
  operatorRoles: [],
  userType: '200',
  enterpriseId: 'E',
  memberRole: 'OWNER',
  auditStatus: '2',
  ...given,
});

const pagesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ resUrl, childrenMenus }) => [...(resUrl ? [resUrl] : []), ...pagesOf(childrenMenus)]);
const menusOf = (given: Partial<Actor>, menuPages: readonly string[] = everyPage) =>
  listMenus(portal.db, actorOf(given), { ...contributions, menuPages });
const all = async (given: Partial<Actor>) => pagesOf(await menusOf(given));

it('gives an owner the whole tree of an admitted enterprise, workbench first', async () => {
  const menus = await menusOf({});
  expect(menus.map(({ resNo }) => resNo)).toEqual([
    'E0000',
    'E01',
    'E00',
    'E02',
    'E03',
    'E04',
    'E05',
    'E06',
    'E07',
    'E08',
    'E09',
    'E10',
    'E11',
  ]);
  expect(menus[3]?.childrenMenus[1]).toEqual({
    resNo: 'E0202',
    resUrl: '/cost-query',
    name: '物业费查询',
    icon: 'fee',
    childrenMenus: [
      { resNo: 'E020201', resUrl: '/my-payment', name: '缴费详情', icon: '', childrenMenus: [] },
    ],
  });
});

describe('variants', () => {
  it('for an enterprise that is not admitted', async () => {
    const pages = await all({ auditStatus: '1' });
    expect(pages).toContain('/enterprise-preserve');
    expect(pages).not.toContain('/repair');
    expect(pages).not.toContain('/project-release-list');
    const enterpriseId = await insertEnterprise(portal.db, { name: '有房（演示）', unitIds: ['A-301'] });
    expect(await all({ auditStatus: '1', enterpriseId })).toContain('/repair');
  });

  it('for an enterprise without an opened shop or the role of an institution', async () => {
    const pages = ['/cooperation-list', '/financial-cooperation-list'];
    const enterpriseId = await insertEnterprise(portal.db, { name: '无店（演示）' });
    const shownTo = async () => (await all({ enterpriseId })).filter((page) => pages.includes(page));
    expect(await all({ enterpriseId })).toEqual(
      expect.arrayContaining(['/release-service', '/my-financial']),
    );
    expect(await shownTo()).toEqual([]);
    await insertShop(portal.db, { enterpriseId, status: 'PENDING', openedAt: null });
    expect(await shownTo()).toEqual([]);
    await portal.db.update(shops).set({ status: 'SUSPENDED', openedAt: new Date() });
    expect(await shownTo()).toEqual(['/cooperation-list']);
    await insertInstitution(portal.db, { enterpriseId, status: 'PENDING' });
    expect(await shownTo()).toEqual(pages);
  });

  it('for finance members and staff', async () => {
    const finance = await all({ memberRole: 'FINANCE' });
    expect(finance).toContain('/cost-query');
    for (const page of ['/my-comment', '/release-service', '/join-game']) expect(finance).not.toContain(page);
    const staff = await all({ memberRole: 'STAFF' });
    expect(staff).toContain('/conference-room');
    for (const page of ['/enterprise-preserve', '/cost-query', '/my-payment', '/cooperation-list'])
      expect(staff).not.toContain(page);
  });

  it('for a person, alone and with an enterprise', async () => {
    const person = { userType: '100', memberRole: null, auditStatus: '0' } as const;
    expect((await all(person)).slice(0, 3)).toEqual(['/dashboard', '/person-preserve', '/my-case']);
    expect(await all({ ...person, memberRole: 'STAFF', auditStatus: '2' })).toContain('/my-list');
  });

  it('for operators: workbench first, then each role’s desk, own pages last', async () => {
    const operator = { userType: '900', memberRole: null, enterpriseId: null } as const;
    const pages = await all({ ...operator, operatorRoles: ['OP_AUDIT', 'OP_POLICY'] });
    expect(pages.slice(0, 2)).toEqual(['/manage/home', '/manage/todo']);
    expect(pages.slice(-6)).toEqual([
      '/person-preserve',
      '/manage/leave',
      '/my-case',
      '/my-message',
      '/reach',
      '/change-password',
    ]);
    expect(pages).toEqual(expect.arrayContaining(['/manage/enterprise-audit', '/manage/policy']));
    expect(pages.filter((page) => page === '/manage/todo')).toHaveLength(1);
    expect(pages).not.toContain('/manage/content');
  });

  it('for an administrator: every desk, without pages for personal work', async () => {
    const operator = { userType: '900', memberRole: null, enterpriseId: null } as const;
    const menus = await menusOf({ ...operator, operatorRoles: ['OP_ADMIN', 'OP_PROPERTY'] });
    const pages = pagesOf(menus);
    expect(pages.filter((page) => page === '/manage/home')).toHaveLength(1);
    expect(pages.slice(0, 4)).toEqual(['/manage/home', '/manage/todo', '/manage/setup', '/manage/user']);
    expect(pages).toEqual(expect.arrayContaining(['/manage/user', '/manage/content', '/manage/bill']));
    expect(pages).not.toContain('/manage/my-repair');
    const looksAt = menus
      .flatMap(({ childrenMenus }) => childrenMenus)
      .flatMap(({ resUrl, readsOnly }) => (readsOnly ? [resUrl] : []));
    expect(looksAt).toEqual(expect.arrayContaining(['/manage/content', '/manage/bill']));
    for (const page of ['/manage/user', '/manage/todo', '/manage/contract'])
      expect(looksAt).not.toContain(page);
  });
});

it('hides pages that are not built, and groups without pages', async () => {
  const menus = await menusOf({}, ['/my-message']);
  expect(menus.map(({ resNo, childrenMenus }) => [resNo, pagesOf(childrenMenus)])).toEqual([
    ['E00', ['/my-message']],
  ]);
});

it('orders siblings of the same rank by their number', async () => {
  const nos = ['E97', 'E96', 'E98'];
  const rows = nos.map((resNo) => ({ resNo, resUrl: `/${resNo}`, name: resNo, icon: '', sort: 9_000 }));
  await portal.db.insert(menuItems).values(rows.map((row) => ({ ...row, tree: 'enterprise' })));
  const pages = rows.map(({ resUrl }) => resUrl);
  const shown = pagesOf(await menusOf({}, pages));
  await portal.db.delete(menuItems).where(inArray(menuItems.resNo, nos));
  expect(shown).toEqual(pages.toSorted());
});

it('is returned in body.menusList, for the session’s identity whatever the query says', async () => {
  const token = await portal.logIn({ userType: '100' });
  const answer = await portal.app.inject({
    url: '/api/userManage/menu/queryList?userType=900&roleInfos=OP_ADMIN',
    headers: { token },
  });
  const { body } = answer.json<{ body: { data?: unknown; menusList: MenuItem[] } }>();
  expect(body.data).toBeUndefined();
  const shown = pagesOf(body.menusList);
  expect(shown.filter((page) => !contributions.menuPages.includes(page))).toEqual([]);
  expect(shown.filter((page) => page.startsWith('/manage'))).toEqual([]);
});
