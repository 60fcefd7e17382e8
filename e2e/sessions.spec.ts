import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { demo, logIn, newPhone, post, register, sha1 } from './support/accounts.ts';
import { apply, returnForCorrection } from './support/application.ts';
import { test } from './support/test.ts';
import { enterCode } from './support/verify-code.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('five wrong passwords lock the account, and the page says for how long', async ({ page, request }) => {
  const { loginName, password } = await register(request);
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const wrong = { loginName, password_sha: sha1('not-it') };
    expect((await post(request, '/api/userManage/login', wrong)).header.retCode).toBe('200001');
  }
  await page.goto('/login');
  await page.locator('[data-island="identity/public/login/PasswordLogin"][data-alive]').waitFor();
  await field(page, 'loginName').fill(loginName);
  for (const given of ['not-it', password]) {
    await field(page, 'password').fill(given);
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('main').getByText('账号已锁定，请 15 分钟后再试').first()).toBeVisible();
  }
});

test('two codes change the phone number; a visitor is asked to log in', async ({ page, baseURL }, {
  retry,
}) => {
  await page.goto('/update-phone');
  await expect(page.getByText('请先登录，再更换手机号。')).toBeVisible();
  // A user whose number received no code within the last minute and was not changed by an earlier attempt.
  const { phoneNumber: present } = await logIn(page.context(), demo(`person_${20 - retry}`), baseURL ?? '');
  await page.goto('/update-phone');
  await expect(page.getByLabel('当前手机号', { exact: true })).toHaveValue(/^\d{3}\*{4}\d{4}$/);
  await enterCode(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(field(page, 'phoneNumber')).toBeFocused();
  await field(page, 'phoneNumber').fill(present);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('main').getByText('新手机号不能与原手机号相同').first()).toBeVisible();
  const phoneNumber = newPhone();
  await field(page, 'phoneNumber').fill(phoneNumber);
  await enterCode(page);
  await page.getByRole('button', { name: '更换手机号' }).click();
  await expect(page.getByRole('heading', { name: '手机号已更换' })).toBeVisible();
  await expect(page.getByText(`****${phoneNumber.slice(-4)}`)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a frozen user is told why and sent to the login', async ({ page, playwright, request, baseURL }) => {
  const account = await register(request);
  const { userId } = await logIn(page.context(), account, baseURL ?? '');
  await page.goto('/person-preserve');
  await page.getByRole('button', { name: '申请注销' }).click();
  const askCode = page.getByRole('button', { name: '获取验证码' });
  await expect(askCode).toBeVisible();
  const office = await playwright.request.newContext({ baseURL });
  const admin = { loginName: 'op_admin', password_sha: sha1(demo('op_admin').password) };
  const { header } = await post(office, '/api/userManage/login', admin);
  const freeze = { id: userId, version: '1', event: 'freeze', reason: '资料不实' };
  const frozen = await post(office, '/api/userManage/user/operate', freeze, header.token);
  expect(frozen.header.retCode).toBe('000000');
  // Dispatched rather than clicked: one of the page's own calls may have been answered first, so that the dialog is
  // already open.
  await askCode.dispatchEvent('click');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('账号已被冻结：资料不实');
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL('/login');
  await office.dispose();
});

test('a forced logout loses no edits: the reason is shown and the login opens over the page', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const account = await register(request);
  const { userId } = await logIn(page.context(), account, baseURL ?? '');
  await page.goto('/person-preserve');
  await field(page, 'name').fill('沈续走');
  const office = await playwright.request.newContext({ baseURL });
  const admin = { loginName: 'op_admin', password_sha: sha1(demo('op_admin').password) };
  const { header } = await post(office, '/api/userManage/login', admin);
  const end = { id: userId, version: '1', event: 'endSessions', reason: '例行检查' };
  expect((await post(office, '/api/userManage/user/operate', end, header.token)).header.retCode).toBe(
    '000000',
  );
  await office.dispose();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '确认退出' });
  await expect(question).toContainText('管理员已结束您的登录：例行检查');
  await question.getByRole('button', { name: '重新登录' }).click();
  const login = page.getByRole('dialog', { name: '重新登录' });
  await expect(login.getByLabel('登录名')).toHaveValue(account.loginName);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await login.locator('[name="password"]').fill(account.password);
  await login.getByRole('button', { name: '登录并继续' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(login).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('沈续走');
});

test('a session ended elsewhere leads from public pages to the login, and the login page stays put', async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = await logIn(page.context(), await register(request), baseURL ?? '');
  await post(request, '/api/userManage/logout', {}, token);
  await page.goto('/policy/policylist');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.context().addCookies([{ name: 'park_portal_token', value: token, url: baseURL ?? '' }]);
  await page.goto('/login');
  await expect(page).toHaveURL('/login');
  await expect(field(page, 'password')).toBeVisible();
});

test('a returned application opens only the returned fields and is resubmitted', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const { regTicket } = await register(request, '200');
  const audit = await apply(request, regTicket);
  const office = await playwright.request.newContext({ baseURL });
  await returnForCorrection(office, audit, { legalPerson: '与营业执照不一致' });
  await office.dispose();
  const kept = JSON.stringify({ ticket: regTicket, expiresAt: Date.now() + 3_600_000 });
  await page.addInitScript((value) => localStorage.setItem('park_portal_admission', value), kept);
  await page.goto('/audit');
  await expect(page.getByText('与营业执照不一致')).toBeVisible();
  await page.getByRole('link', { name: '补正资料' }).click();
  await expect(page).toHaveURL('/msg-entry');
  await expect(page.getByText('还要改 1 项')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(0);
  await expect(field(page, 'name')).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await field(page, 'legalPerson').fill('沈重走');
  await page.getByRole('button', { name: '提交补正（1 / 1）' }).click();
  await expect(page).toHaveURL('/entersuccess');
  await expect(page.getByText('我们已收到您的入驻申请')).toBeVisible();
});
