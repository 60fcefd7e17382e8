import { expect, type Page } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { followLoading, walkTo } from '../support/loading.ts';
import { test } from '../support/test.ts';

interface Entry {
  resUrl: string;
  readsOnly?: true;
  childrenMenus: Entry[];
}

const accounts = [
  'op_audit',
  'op_content',
  'op_policy',
  'op_service',
  'op_property',
  'op_finance',
  'op_worker',
  'op_community',
  'op_steward',
  'op_manager',
  'op_cashier',
  'op_auditor',
  'demo_judge',
  'demo_expert',
  'demo_enterprise',
  'demo_finance',
  'demo_staff',
  'demo_pending',
  'demo_person',
];

const leavesOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...leavesOf(entry.childrenMenus)]).filter(({ resUrl }) => resUrl !== '');

async function menuOf(page: Page, token: string): Promise<Entry[]> {
  const answer = await page.request.get('/api/userManage/menu/queryList', { headers: { token } });
  return leavesOf(((await answer.json()) as { body: { menusList: Entry[] } }).body.menusList);
}

/** Collects refusals among the answers. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || !response.headers()['content-type']?.includes('json')) return;
    const text = await response.text().catch(() => '');
    const code = /^\{"header":\{"retCode":"(\d+)"/.exec(text)?.[1];
    if (code !== undefined && code !== '000000') refused.push(`${code} ${pathname}`);
  });
  return refused;
}

for (const loginName of ['op_admin', ...accounts])
  test(`every page of the menu of ${loginName} opens and is answered`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const { token } = await logIn(page.context(), demo(loginName), baseURL ?? '');
    const refused = watchRefusals(page);
    const entries = await menuOf(page, token);
    expect(entries.length).toBeGreaterThan(4);
    const settle = followLoading(page);
    for (const [at, { resUrl }] of entries.entries()) {
      await (at === 0 ? page.goto(resUrl) : walkTo(page, resUrl));
      await settle();
      await expect(page.locator('main h1').first()).toBeVisible();
      expect.soft(new URL(page.url()).pathname).toBe(resUrl.split('?')[0]);
      expect.soft(refused, resUrl).toEqual([]);
      await expect.soft(page.locator('main [role=alert]'), resUrl).toHaveCount(0);
    }
  });

test("an administrator can view a desk's work but not do it, and is told why", async ({ page, baseURL }) => {
  const { token } = await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/conference-room?view=rooms');
  await expect(page.getByRole('link', { name: '苔痕洽谈室' })).toBeVisible();
  await expect(page.getByRole('link', { name: '新增会议室' })).toHaveCount(0);
  await page.getByRole('link', { name: '苔痕洽谈室' }).click();
  const room = page.getByRole('dialog');
  await expect(room.getByText('您的角色在这里只能查看。')).toBeVisible();
  await expect(room.getByRole('textbox', { name: '名称' })).toBeDisabled();
  await expect(room.getByRole('button', { name: '保存' })).toHaveCount(0);

  // The server refuses what no button offers, without ending the session.
  const answer = await page.request.post('/api/propertyManage/closedDay/remove', {
    form: { day: '2027-01-01' },
    headers: { token },
  });
  expect(await answer.json()).toMatchObject({
    header: { retCode: '300002', retMsg: '管理员在这里只能查看；要办理，需要有相应的角色' },
  });

  await logIn(page.context(), demo('op_property'), baseURL ?? '');
  await page.goto('/manage/conference-room?view=rooms');
  await expect(page.getByRole('link', { name: '新增会议室' })).toBeVisible();
});
