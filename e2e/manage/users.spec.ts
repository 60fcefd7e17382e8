import { expect, type Page, test } from '@playwright/test';
import { type Account, demo, logIn, register } from '../support/accounts.ts';
import { findAxeFaults } from '../support/axe.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ browserName: _browser }, { project }) => {
  test.skip(project.name !== 'width-1280', 'one width is enough');
});

async function openUser(page: Page, { loginName }: Pick<Account, 'loginName'>): Promise<void> {
  await page.goto(`/manage/user?keyword=${loginName}`);
  await page
    .getByRole('row', { name: new RegExp(loginName) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('dialog')).toContainText(loginName);
}

test('a frozen account is told at its next click, and comes back when that is lifted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = await register(request);
  const home = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await logIn(home, account, baseURL ?? '');
  const member = await home.newPage();
  await member.goto('/my-message');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();

  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await openUser(page, account);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '冻结账号' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('资料不实，请联系园区');
  await dialog.getByRole('button', { name: '冻结账号' }).click();
  await expect(page.getByText('账号已冻结')).toBeVisible();
  await expect(page.getByText('冻结原因：资料不实，请联系园区')).toBeVisible();

  await member.getByRole('link', { name: '我的办件' }).first().click();
  await expect(member.getByRole('alertdialog')).toContainText('账号已被冻结：资料不实，请联系园区');

  await page.getByRole('button', { name: '解除冻结' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解除冻结' }).click();
  await expect(page.getByText('已解除冻结')).toBeVisible();
  await home.clearCookies();
  await logIn(home, account, baseURL ?? '');
  await member.goto('/my-message');
  await expect(member.getByText('账号已恢复使用').first()).toBeVisible();
  await home.close();
});

test('a role is asked for by one administrator and granted by another', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/user');
  await page.getByRole('button', { name: '新增运营账号' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '新增运营账号' }).click();
  await expect(form.getByText('请选择角色')).toBeVisible();
  const loginName = `op${String(Date.now()).slice(-8)}`;
  await form.getByLabel('登录名').fill(loginName);
  await form.getByLabel('姓名').fill('沈试走');
  await form.getByLabel('手机号').fill(`157${String(Date.now()).slice(-8)}`);
  await form.getByText('政策专员').click();
  await form.getByLabel('申请理由').fill('新入职的政策专员');
  expect(await findAxeFaults(page)).toEqual([]);
  await form.getByRole('button', { name: '新增运营账号' }).click();
  await expect(page.getByText('账号已创建，角色等待批准')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('政策专员 · 待批准');
  await page.goto('/manage/role?tab=grants');
  const own = page.getByRole('row', { name: new RegExp(loginName) });
  await expect(own.getByRole('button', { name: '撤回' })).toBeVisible();
  await expect(own.getByRole('button', { name: '批准', exact: true })).toHaveCount(0);

  const other = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await logIn(other, demo('op_admin2'), baseURL ?? '');
  const desk = await other.newPage();
  await desk.goto('/manage/role?tab=grants');
  const row = desk.getByRole('row', { name: new RegExp(loginName) });
  await expect(row).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);
  await row.getByRole('button', { name: '批准', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '批准', exact: true }).click();
  await expect(desk.getByText('已处理：已授予')).toBeVisible();
  await expect(row.getByText('已授予')).toBeVisible();
  await other.close();
});

test('an entry of the menu is renamed and switched off for everybody at once', async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/role?tree=JUDGE');
  const row = page.getByRole('row').filter({ hasText: '/manage/my-judging' });
  await expect(row).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  const name = `评审${String(Date.now()).slice(-6)}`;
  await row.getByRole('button', { name: /^重命名/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('switch', { name: `启用“${name}”` });
  await expect(shown).toBeChecked();
  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await shown.press('Space');
  await expect(shown).toBeChecked();
  await page.goto('/manage/role?tree=OP_ADMIN');
  await expect(page.getByRole('switch', { name: '启用“角色与菜单”' })).toBeDisabled();
});
