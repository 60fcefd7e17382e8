import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { insertUser, password } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { type OwnPortal, openOwnPortal } from '../abuse/own-portal.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { logIn } from '../support/accounts.ts';
import { overflowOf } from '../support/overflow.ts';
import { phone } from '../support/phone.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'zh-CN' });

let portal: OwnPortal;
test.beforeAll(async () => {
  portal = await openOwnPortal();
});
test.afterAll(() => portal.close());

async function openAs(
  browser: Browser,
  loginName: string | undefined,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.origin, locale: 'zh-CN', ...device });
  if (loginName) await logIn(context, { loginName, password }, portal.origin);
  return context.newPage();
}

test('an empty park opens on the checklist, and two persons set the bank account', async ({ browser }) => {
  const { db } = portal.database;
  const admin = await insertUser(db, { userType: '900', operatorRoles: ['OP_ADMIN'], name: '韩司南' });
  const finance = await insertUser(db, { userType: '900', operatorRoles: ['OP_FINANCE'], name: '陆谷雨' });

  const page = await openAs(browser, admin.loginName);
  await page.goto('/manage/home');
  await expect(page).toHaveURL('/manage/setup');
  await expect(page.getByRole('heading', { name: '开园准备', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /13 瓣花：办好 0 瓣/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '去办理 收款方式与银行账户' }).click();

  await page.getByLabel('户名').fill('云岫花谷园区运营有限公司（演示）');
  await page.getByLabel('账号').fill('0000 8800 1203 1800');
  await page.getByLabel('再填一次').fill('0000 8800 1203 1801');
  await page.getByLabel('开户行').fill('演示银行花谷支行');
  await page.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByText('两次填的账号不一样')).toBeVisible();
  await page.getByLabel('再填一次').fill('0000 8800 1203 1800');
  await page.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByText('韩司南填，等复核').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '复核通过' })).toHaveCount(0);

  const second = await openAs(browser, finance.loginName);
  await second.goto('/manage/park-setting/pay');
  await expect(second.getByText('0000 8800 1203 1800').first()).toBeVisible();
  expect(await findAccessibilityFaults(second)).toEqual([]);
  await second.getByRole('button', { name: '复核通过' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: '复核通过' }).click();
  await expect(second.getByText('在控制台里设的').first()).toBeVisible();

  await page.goto('/manage/setup');
  await expect(page.getByRole('img', { name: /13 瓣花：办好 1 瓣/ })).toBeVisible();
});

test('a newcomer sets the first password on a phone, with a code that was handed over', async ({
  browser,
}) => {
  const { db } = portal.database;
  const admin = await insertUser(db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  const page = await openAs(browser, admin.loginName);
  await page.goto('/manage/user');
  await page.getByRole('button', { name: '新增运营账号' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('还没有设置短信通道，验证码发不出去。')).toBeVisible();
  await form.getByLabel('登录名').fill('lin_zhixia');
  await form.getByLabel('姓名').fill('林知夏');
  await form.getByLabel('手机').fill('15400009999');
  await form.getByText('财务', { exact: true }).click();
  await form.getByRole('textbox', { name: /理由/ }).fill('新到岗的财务');
  await form.getByRole('button', { name: '新增运营账号' }).click();
  await page.getByRole('button', { name: '发放激活码' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '发放激活码' }).click();
  const letter = page.getByRole('article');
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await letter.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const mobile = await openAs(browser, undefined, phone);
  await mobile.goto('/activate#lin_zhixia');
  await expect(mobile).toHaveURL(/\/h5\/activate/);
  await mobile.locator('[data-island="identity/public/activation/ActivateForm"][data-alive]').waitFor();
  expect(await overflowOf(mobile)).toEqual([]);
  await mobile.locator('[name="loginName"]').fill('lin_zhixia');
  await mobile.locator('[name="activationCode"]').fill('2222-2222-2222');
  await mobile.locator('[name="newPassword"]').fill('Peony2026');
  await mobile.locator('[name="checkPass"]').fill('Peony2026');
  await mobile.getByRole('button', { name: '设置密码' }).click();
  await expect(mobile.getByText('激活码不对，或已过期、已用过').first()).toBeVisible();
  await mobile.locator('[name="activationCode"]').fill(code.toLowerCase());
  await mobile.getByRole('button', { name: '设置密码' }).click();
  await expect(mobile.getByText('密码已设好，可以登录了')).toBeVisible();
  await mobile.locator('[name="loginName"]').fill('lin_zhixia');
  await mobile.locator('[name="password"]').fill('Peony2026');
  await mobile.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(mobile).not.toHaveURL(/login/);
});
