import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { demo, logIn, post, register, sha1 } from './support/accounts.ts';
import { phone } from './support/phone.ts';
import { test } from './support/test.ts';

const words = {
  zh: {
    question: '确认退出',
    text: '您已退出登录，可以取消以留在当前页面，或重新登录',
    again: '重新登录',
    cancel: '取消',
    notice: '提示',
    ok: '确定',
    network: '网络超时',
  },
  es: {
    question: 'Confirmar cierre de sesión',
    text: 'Se ha cerrado su sesión.',
    again: 'Volver a iniciar sesión',
    cancel: 'Cancelar',
    notice: 'Aviso',
    ok: 'Aceptar',
    network: '网络超时 (tiempo de espera agotado)',
  },
};

/** Requests that only members make on the first page and in its frame. */
const memberCalls = [
  '**/api/messageManage/message/queryUnreadCount*',
  '**/api/caseManage/todo/queryList*',
  '**/api/policyManage/policy/queryMatch*',
];

async function answerAll(page: Page, retCode: string, retMsg: string): Promise<void> {
  for (const call of memberCalls)
    await page.route(call, (route) => route.fulfill({ json: { header: { retCode, retMsg }, body: {} } }));
}

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'park_portal_token')?.value ?? '';

const devices: {
  on: string;
  base: string;
  language: keyof typeof words;
  device: BrowserContextOptions;
}[] = [
  { on: 'a desk in Chinese', base: '', language: 'zh', device: {} },
  { on: 'a phone in Spanish', base: '/h5', language: 'es', device: phone },
];

for (const { on, base, language, device } of devices) {
  const said = words[language];
  const home = new RegExp(`${base}/$`);

  test.describe(`the end of a session on a public page, on ${on}`, () => {
    test.use(device);

    test.beforeEach(async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      await page.context().addCookies([{ name: 'park_portal_language', value: language, url }]);
      await logIn(page.context(), demo('demo_enterprise'), url);
    });

    for (const code of ['50008', '50012', '50014']) {
      test(`${code} asks once whatever asked, and Re-Login leaves a visitor`, async ({ page }) => {
        await answerAll(page, code, '例行检查');
        await page.goto(`${base}/`);
        const dialog = page.getByRole('alertdialog', { name: said.question });
        await expect(dialog).toContainText(said.text);
        await expect(dialog).toContainText('例行检查');
        await expect(page.getByRole('alertdialog')).toHaveCount(1);
        expect(await findAccessibilityFaults(page)).toEqual([]);
        await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
        await dialog.getByRole('button', { name: said.again }).press('Enter');
        await expect.poll(() => tokenOf(page)).toBe('');
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    }

    test('cancelling stays on the page, and the next page treats the user as a visitor without asking', async ({
      page,
    }) => {
      await answerAll(page, '50014', '登录已过期');
      await page.goto(`${base}/`);
      const dialog = page.getByRole('alertdialog', { name: said.question });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(home);
      expect(await tokenOf(page)).not.toBe('');
      await page.goto(`${base}/policy/policylist`);
      await expect.poll(() => tokenOf(page)).toBe('');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    test('200005 shows its message and leads to the login', async ({ page }) => {
      await answerAll(page, '200005', '请先登录');
      await page.goto(`${base}/`);
      await expect(page.getByText('请先登录', { exact: true })).toHaveCount(1);
      await expect(page).toHaveURL(`${base}/login`);
      expect(await tokenOf(page)).toBe('');
    });

    for (const code of ['200006', '200007']) {
      test(`${code} tells the reason once, then leads to the login`, async ({ page }) => {
        await answerAll(page, code, '账号已被冻结：资料不实');
        await page.goto(`${base}/`);
        const dialog = page.getByRole('alertdialog', { name: said.notice });
        await expect(dialog).toContainText('账号已被冻结：资料不实');
        await expect(page.getByRole('alertdialog')).toHaveCount(1);
        expect(await findAccessibilityFaults(page)).toEqual([]);
        await dialog.getByRole('button', { name: said.ok }).press('Enter');
        await expect(page).toHaveURL(`${base}/login`);
        expect(await tokenOf(page)).toBe('');
      });
    }

    test('500403 leads to the login at once', async ({ page }) => {
      await answerAll(page, '500403', '安全校验未通过');
      await page.goto(`${base}/`);
      await expect(page).toHaveURL(`${base}/login`);
      expect(await tokenOf(page)).toBe('');
    });

    for (const code of ['500011', 'no project permission']) {
      test(`${code} is silent`, async ({ page }) => {
        const answered = page.waitForResponse(memberCalls[0] ?? '');
        await answerAll(page, code, code);
        await page.goto(`${base}/`);
        await answered;
        // The toast region exists once the answer has been handled.
        await expect(page.locator('section[aria-live="polite"]').last()).toBeAttached();
        await expect(page.getByText(code)).toHaveCount(0);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(page).toHaveURL(home);
        expect(await tokenOf(page)).not.toBe('');
      });
    }

    test('a network failure is reported once', async ({ page }) => {
      for (const call of memberCalls) await page.route(call, (route) => route.abort());
      await page.goto(`${base}/`);
      await expect(page.getByRole('alert').filter({ hasText: said.network })).toHaveCount(1);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await expect(page).toHaveURL(home);
      expect(await tokenOf(page)).not.toBe('');
    });
  });
}

test('a frozen user who opens the first page is told why', async ({ page, request, playwright, baseURL }) => {
  const { userId } = await logIn(page.context(), await register(request), baseURL ?? '');
  const office = await playwright.request.newContext({ baseURL });
  const admin = { loginName: 'op_admin', password_sha: sha1(demo('op_admin').password) };
  const { header } = await post(office, '/api/userManage/login', admin);
  const freeze = { id: userId, version: '1', event: 'freeze', reason: '资料不实' };
  expect((await post(office, '/api/userManage/user/operate', freeze, header.token)).header.retCode).toBe(
    '000000',
  );
  await office.dispose();
  await page.goto('/');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('账号已被冻结：资料不实');
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL('/login');
});
