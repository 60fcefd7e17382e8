import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { type Account, demo, logIn, register } from '../support/accounts.ts';
import { png } from '../support/application.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

let account: Account;

test.beforeEach(async ({ context, request, baseURL }) => {
  account = await register(request);
  await logIn(context, account, baseURL ?? '');
});

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('the profile is validated, saved and shown with its picture', async ({ page, context }) => {
  await page.goto('/person-preserve');
  await expect(page.getByRole('heading', { name: '个人信息维护' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // The field rules cannot be loaded, and saving reports that.
  await context.setOffline(true);
  await field(page, 'name').fill('沈断走');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('网络超时：设备没有连接网络')).toBeVisible();
  await context.setOffline(false);
  await field(page, 'name').fill('试');
  await field(page, 'email').fill('not-an-address');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('姓名为2到30个字')).toBeVisible();
  await expect(page.getByText('邮箱格式不正确')).toBeVisible();
  await field(page, 'name').fill('沈试走');
  await field(page, 'email').fill('try@example.com');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.locator('form img')).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  const pictures = page.getByRole('banner').locator('img[src*="/api/fms/show/"]');
  await expect(pictures).toBeVisible();
  await page.reload();
  await expect(field(page, 'email')).toHaveValue('try@example.com');
  await expect(page.locator('form img')).toBeVisible();
  await expect(pictures).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('another device is logged out and told so', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL, locale: 'en' });
  await logIn(other, account, baseURL ?? '');
  const elsewhere = await other.newPage();
  await elsewhere.goto('/person-preserve');
  await expect(elsewhere.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.goto('/person-preserve');
  await page.getByRole('button', { name: /^将 .* 踢下线$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '踢下线' }).click();
  await expect(page.getByText('设备已下线')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Log out' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  const dialog = elsewhere.getByRole('alertdialog', { name: 'Confirm logout' });
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  await dialog.getByText('Cancel', { exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('a new password ends the other sessions and keeps this one', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL });
  const { token } = await logIn(other, account, baseURL ?? '');
  await page.goto('/change-password');
  await page.getByRole('button', { name: '保存新密码' }).click();
  for (const text of ['必填项为空', '请输入原密码', '请输入新密码', '请输入确认密码'])
    await expect(page.getByText(text)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await field(page, 'oldPassword').fill('wrong-one');
  await field(page, 'newPassword').fill('12345');
  await field(page, 'checkPass').fill('123456');
  await expect(page.getByText('请输入6到20位的密码')).toBeVisible();
  await field(page, 'newPassword').fill('Lotus2026');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible();
  await field(page, 'checkPass').fill('Lotus2026');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByRole('main').getByText('原密码不正确')).toBeVisible();
  await field(page, 'oldPassword').fill(account.password);
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(field(page, 'newPassword')).toHaveValue('');
  const path = '/api/userManage/userInfo/queryDetail';
  const answer = await other.request.get(path, { headers: { token } });
  expect(await answer.json()).toMatchObject({ header: { retCode: '200005' } });
  await page.goto('/person-preserve');
  await expect(page.getByRole('heading', { name: '账号安全' })).toBeVisible();
});

test('an account is scheduled for cancellation after a grace period, which is then revoked', async ({
  page,
  baseURL,
}, { retry }) => {
  // An account whose number has not been sent a code within the last minute and that an earlier try has not closed.
  await logIn(page.context(), demo(`person_${21 + retry}`), baseURL ?? '');
  await page.goto('/person-preserve');
  await page.getByRole('button', { name: '申请注销' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('7 天等待期')).toBeVisible();
  await enterCode(page);
  await dialog.getByRole('button', { name: '确认注销' }).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByText('我已了解').first().click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText(/还剩 [67] 天/)).toBeVisible();
  await page.getByRole('button', { name: '撤回注销' }).click();
  await expect(page.getByText('注销已撤回')).toBeVisible();
  await expect(page.getByRole('button', { name: '申请注销' })).toBeVisible();
});
