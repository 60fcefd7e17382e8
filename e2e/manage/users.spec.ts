import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { type Account, demo, logIn, newPhone, register } from '../support/accounts.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

async function openUser(page: Page, { loginName }: Pick<Account, 'loginName'>): Promise<void> {
  await page.goto(`/manage/user?keyword=${loginName}`);
  await page
    .getByRole('row', { name: new RegExp(loginName) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('dialog')).toContainText(loginName);
}

test('a frozen account is notified on its next click, and works again once unfrozen', async ({
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
  expect(await findAccessibilityFaults(page)).toEqual([]);
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
});

test('an administrator views a user’s pages and moves the account to another number', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = await register(request);
  const home = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await logIn(home, account, baseURL ?? '');
  const member = await home.newPage();
  await member.goto('/update-phone');
  await member.getByRole('button', { name: '提交申诉' }).click();
  const phoneNumber = newPhone();
  await member.locator('[name="phoneNumber"]').fill(phoneNumber);
  await enterCode(member);
  await member.locator('[name="reason"]').fill('短');
  await member.getByRole('button', { name: '提交申诉' }).click();
  await expect(member.getByText('申诉原因至少 10 个字')).toBeVisible();
  await member.locator('[name="reason"]').fill('旧手机号已停机，无法接收验证码，请核实企业登记信息');
  await member.locator('[name="password"]').fill(account.password);
  expect(await findAccessibilityFaults(member)).toEqual([]);
  await member.getByRole('button', { name: '提交申诉' }).click();
  await expect(member.getByText('更换手机号的申诉正在核实')).toBeVisible();

  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await openUser(page, account);
  await page.getByRole('button', { name: '查看会员中心' }).click();
  const why = page.getByRole('alertdialog');
  await why.getByRole('textbox').fill('核对申诉人的办件');
  await why.getByRole('button', { name: '开始查看' }).click();
  const banner = page.getByRole('region', { name: /^正在查看“.+”的会员中心$/ });
  await expect(banner).toContainText('只能阅读');
  await page.goto('/my-case');
  await expect(page.getByText('手机号更换申诉').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // Another tab of the same browser stays the administrator's.
  const other = await page.context().newPage();
  await other.goto('/manage/user');
  await expect(other.getByRole('heading', { name: '用户管理', level: 1 })).toBeVisible();
  await other.close();
  await page.goto('/person-preserve');
  await page.getByRole('button', { name: '踢下线' }).first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText('正在以只读方式查看，不能进行此操作').first()).toBeVisible();
  await banner.getByRole('button', { name: '结束查看' }).click();
  await expect(page).toHaveURL(/\/manage\/user\?/);
  await expect(banner).toHaveCount(0);

  await page.goto('/manage/todo?kind=PHONE_APPEAL');
  await page
    .getByRole('row', { name: new RegExp(account.loginName) })
    .getByRole('link', { name: '办理' })
    .click();
  await expect(page.getByRole('dialog')).toContainText(phoneNumber);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '通过并更换' }).click();
  const decision = page.getByRole('alertdialog');
  await decision.getByRole('textbox').fill('已现场核对证件');
  await decision.getByRole('button', { name: '通过并更换' }).click();
  await expect(page.getByText('已处理：已更换')).toBeVisible();

  await home.clearCookies();
  expect((await logIn(home, account, baseURL ?? '')).phoneNumber).toBe(phoneNumber);
  await member.goto('/my-message');
  await expect(member.getByText('平台管理员查看了您的会员中心').first()).toBeVisible();
  await expect(member.getByText('更换手机号的申诉已通过').first()).toBeVisible();
});

test('a role is requested by one administrator and granted by another', async ({
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
  await form.getByLabel('手机号').fill(newPhone());
  await form.getByText('政策专员').click();
  await form.getByLabel('申请理由').fill('新入职的政策专员');
  expect(await findAccessibilityFaults(page)).toEqual([]);
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
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await row.getByRole('button', { name: '批准', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '批准', exact: true }).click();
  await expect(desk.getByText('已处理：已授予')).toBeVisible();
  await expect(row.getByText('已授予')).toBeVisible();
});

test('a menu entry can be renamed, switched off and switched on again', async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/role?tree=operator');
  const row = page.getByRole('row').filter({ hasText: '/my-case' });
  await expect(row).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const rename = async (name: string) => {
    await row.getByRole('button', { name: /^重命名/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('switch', { name: `启用“${name}”` })).toBeChecked();
  };
  const name = `办件${String(Date.now()).slice(-6)}`;
  await rename(name);
  const shown = page.getByRole('switch', { name: `启用“${name}”` });
  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await shown.press('Space');
  await expect(shown).toBeChecked();
  // Restores the name, as other tests use the menu too.
  await rename('我的办件');
  await page.goto('/manage/role?tree=OP_ADMIN');
  await expect(page.getByRole('switch', { name: '启用“角色与菜单”' })).toBeDisabled();
  await page.goto('/401');
  await expect(page.getByText(/^运营人员 \S/)).toBeVisible();
});
