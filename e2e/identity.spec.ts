import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { png } from './support/application.ts';
import { findCoveredStops } from './support/covered-stops.ts';
import { test } from './support/test.ts';
import { enterCode } from './support/verify-code.ts';

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'zh-CN' });

const newPhone = () => `157${String(Date.now()).slice(-8)}`;
const island = (page: Page, name: string) =>
  page.locator(`[data-island="identity/public/${name}"][data-alive]`);
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const logInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '登录', exact: true });

async function openLogin(page: Page, query = ''): Promise<void> {
  await page.goto(`/login${query}`);
  await island(page, 'login/PasswordLogin').waitFor();
}

test('login errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  await openLogin(page);
  await expect(field(page, 'loginName')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'password')).toBeFocused();
  await logInButton(page).click();
  await expect(page.getByText('请输入登录名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await field(page, 'loginName').fill('nobody_here');
  await field(page, 'password').fill('not-it-at-all');
  await logInButton(page).click();
  await expect(page.getByText('用户名或密码错误')).toHaveCount(1);
  await expect(page.getByText('还可以试')).toBeVisible();
  await expect(field(page, 'loginName')).toHaveValue('nobody_here');
  await expect(page.locator('footer')).toHaveCount(0);
});

test('input typed before the script is ready is kept and known to the form', async ({ page }) => {
  // Longer than the typing takes on a busy machine.
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  const nothingAlive = page.locator('main [data-island][data-alive]');
  for (const [address, name, typed] of [
    ['/login', 'login/PasswordLogin', { loginName: 'early_bird', password: 'typed-ahead' }],
    ['/login?mode=code', 'login/CodeLogin', { phoneNumber: '13800138000', verifyCode: '123456' }],
    ['/register', 'register/RegisterForm', { loginName: 'early_bird', newPassword: 'Peony2026' }],
    ['/forgetPassword', 'recovery/CheckPhoneForm', { phoneNumber: '13800138000', verifyCode: '123456' }],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' });
    for (const [at, text] of Object.entries(typed)) await field(page, at).pressSequentially(text);
    await expect(nothingAlive).toHaveCount(0);
    await island(page, name).waitFor();
    // Typing more makes the form display the value it holds.
    for (const [at, text] of Object.entries(typed)) {
      await field(page, at).focus();
      await page.keyboard.press('End');
      await page.keyboard.type('7');
      await expect(field(page, at), `${address} ${at}`).toHaveValue(`${text}7`);
    }
  }
});

test('a demo account logs in, is redirected, is kept from guest pages and logs out', async ({
  page,
  context,
}) => {
  await openLogin(page, '?redirect=/policy/policylist');
  await page.getByText('演示账号').click();
  await page.getByRole('button', { name: /demo_enterprise2/ }).click();
  await logInButton(page).click();
  await expect(page).toHaveURL('/policy/policylist');
  await expect(page.getByText('demo_enterprise2')).toBeVisible();
  await page.goto('/audit');
  await expect(page).toHaveURL('/');
  const token = (await context.cookies()).find(({ name }) => name === 'park_portal_token')?.value ?? '';
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  const answer = await page.request.get('/api/userManage/menu/queryList', { headers: { token } });
  expect(await answer.json()).toMatchObject({ header: { retCode: '200005' } });
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name !== 'park_portal_platform')).toEqual([]);
});

test('a login redirect to another site leads to the home page', async ({ page }) => {
  await openLogin(page, '?redirect=//other.example/');
  await field(page, 'loginName').fill('demo_person');
  await field(page, 'password').fill('Demo2026');
  await logInButton(page).click();
  await expect(page).toHaveURL('/');
});

test('the first login by a code makes the account of a person', async ({ page }) => {
  await page.goto('/login?mode=code');
  await island(page, 'login/CodeLogin').waitFor();
  await field(page, 'phoneNumber').fill('16600000000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('手机号格式不正确')).toBeVisible();
  await field(page, 'phoneNumber').fill(newPhone());
  await enterCode(page);
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await logInButton(page).click();
  await expect(page).toHaveURL('/');
});

test('registration leads to the application, whose draft is kept', async ({ page }) => {
  const loginName = `e2e${String(Date.now()).slice(-9)}`;
  await page.goto('/register');
  await island(page, 'register/RegisterForm').waitFor();
  await field(page, 'loginName').fill(loginName);
  await field(page, 'phoneNumber').fill(newPhone());
  await enterCode(page);
  await field(page, 'newPassword').fill('Peony2026');
  await field(page, 'checkPass').fill('Peony2027');
  await page.getByText('我已阅读').click({ position: { x: 8, y: 12 } });
  await page.getByRole('button', { name: '注册并填写企业信息' }).click();
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible();
  await field(page, 'checkPass').fill('');
  await expect(page.getByText('请再次输入密码')).toBeVisible();
  await field(page, 'checkPass').fill('Peony2026');
  await page.getByRole('button', { name: '注册并填写企业信息' }).click();
  await expect(page).toHaveURL('/msg-entry');
  await expect(field(page, 'creditCode')).toBeVisible();
  expect(await findCoveredStops(page)).toEqual([]);

  await field(page, 'creditCode').fill('91990000MA0FLW0018');
  await field(page, 'legalPerson').fill('沈试走');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('统一社会信用代码不正确')).toBeVisible();
  await expect(page.getByText(/已于 \d\d:\d\d 保存/)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.locator('#entry-subject').getByText('请选择企业性质')).toBeVisible();
  await expect(page.locator('#entry-licence').getByText('请上传营业执照')).toBeVisible();

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/uploadForReg?*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('营业执照正在上传，完成后自动提交')).toBeVisible();
  arrive();
  await expect(page.getByText('营业执照正在上传，完成后自动提交')).toHaveCount(0);
  await expect(page.getByText('请上传营业执照')).toHaveCount(0);
  await expect(page.locator('#entry-subject').getByText('请选择企业性质')).toBeVisible();
  await page.reload();
  await expect(field(page, 'legalPerson')).toHaveValue('沈试走');
  await expect(field(page, 'creditCode')).toHaveValue('');

  const fields = { 'data.creditCode': '该企业已入驻，可申请加入该企业' };
  await page.route('**/saveForReg?*', (route) =>
    route.fulfill({
      json: {
        header: { retCode: '500011', retMsg: '' },
        body: { data: { reason: 'CREDIT_CODE_TAKEN', fields } },
      },
    }),
  );
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(field(page, 'creditCode')).toBeFocused();
  await expect(page.getByRole('link', { name: '去申请加入' })).toBeInViewport();
});

test('without a ticket the application explains what to do, and the status page asks for the phone number', async ({
  page,
}) => {
  await page.goto('/msg-entry');
  await expect(page.getByText('注册信息已失效，请重新注册或登录')).toBeVisible();
  await page.goto('/entersuccess');
  await expect(page).toHaveURL('/audit');
  await field(page, 'phoneNumber').fill(newPhone());
  await enterCode(page);
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText('未查询到申请记录')).toBeVisible();
});

test('a new password requires the ticket of a verified phone', async ({ page }) => {
  await page.goto('/change-password');
  await expect(page.getByText('验证已失效，请重新验证手机号')).toBeVisible();
  await page.getByRole('link', { name: '重新验证' }).click();
  await expect(page).toHaveURL('/forgetPassword');
  await page.goto('/psdSuccess');
  await expect(page.getByText(/秒后返回登录/)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say that they require JavaScript', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgetPassword']) {
      await page.goto(path);
      // Text locators skip noscript.
      const notice = page.locator('noscript > div');
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('需要 JavaScript');
    }
  });
});
