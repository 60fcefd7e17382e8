import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { type Account, logIn, register } from '../support/accounts.ts';
import { languages } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';
import { watchFaults } from '../support/watch.ts';

let account: Account;

test.beforeAll(async ({ request }) => {
  account = await register(request);
});

const menu = (page: Page) => page.getByRole('navigation', { name: '会员中心菜单' });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tab = (page: Page, name: string) => tabs(page).getByRole('listitem').filter({ hasText: name });
const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());

async function openWorkbench(page: Page): Promise<void> {
  const document = await page.goto('/dashboard');
  // The park's name is in the document before any script has requested it.
  expect(await document?.text()).toMatch(/data-park-name="[^"]+"/);
  await expect(page.getByRole('heading', { level: 1, name: account.loginName })).toBeVisible();
}

test('the server redirects a visitor to the login without loading the member area', async ({
  page,
  request,
}) => {
  const answer = await request.get('/my-case?keyword=%E8%8A%B1&page=2', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const login = `/login?redirect=${encodeURIComponent('/my-case?keyword=%E8%8A%B1&page=2')}`;
  expect(answer.headers().location).toBe(login);
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(new URL(sent.url()).pathname));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  expect(scripts.filter((path) => path.startsWith('/assets/account/'))).toEqual([]);
});

test.describe('logged in', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await logIn(context, account, baseURL ?? '');
  });

  test('tabs can be opened, refreshed and closed and survive a reload; the first one stays', async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await openWorkbench(page);
    await expect(page).toHaveTitle(/^工作台_/);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    for (const name of ['我的办件', '消息中心', '修改密码']) {
      await menu(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(menu(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('设置修改密码');
    await page.reload();
    await expect(tabs(page).getByRole('listitem')).toHaveText(['工作台', '我的办件', '消息中心', '修改密码']);

    const asked = page.waitForResponse(/unread/i);
    await page.getByRole('button', { name: '刷新当前页' }).click();
    await asked;
    await tab(page, '修改密码').getByRole('button', { name: '关闭 修改密码' }).click();
    await expect(page).toHaveURL('/my-message');
    // In a new document the remaining page has to load first; until then the closed one is still shown.
    await page.goto('/collect-message');
    await expect(page.getByRole('heading', { level: 1, name: /收藏/ })).toBeVisible();
    await tab(page, '我的办件').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭其他' }).click();
    await expect(page).toHaveURL('/my-case');
    await expect(tabs(page).getByRole('listitem')).toHaveText(['工作台', '我的办件']);
    await page.getByLabel('更多：关闭其他、全部关闭').click();
    await page.getByRole('button', { name: '全部关闭' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(tabs(page).getByRole('button', { name: /^关闭/ })).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test("4 px beyond a tab's neighbour stay visible on either side", async ({ page }) => {
    await openWorkbench(page);
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('park_portal_tags_')) ?? '';
      const paths = Array.from({ length: 12 }, (_, nth) => `/my-message-${nth}`);
      const tags = [...paths.slice(0, 6), '/my-message', ...paths.slice(6)].map((path) => ({
        path,
        address: path,
        affix: false,
      }));
      sessionStorage.setItem(key, JSON.stringify(tags));
    });
    // Visible width of the neighbouring tabs: after the last visible tab, and before the first one.
    const spare = () =>
      tabs(page)
        .getByRole('list')
        .evaluate((row) => {
          const shown = row.getBoundingClientRect();
          const items = [...row.children] as HTMLElement[];
          const at = items.findIndex((item) => item.dataset.path === '/my-message');
          const edge = (nth: number) => (items[nth] as HTMLElement).getBoundingClientRect();
          return { right: shown.right - edge(at + 1).right, left: edge(at - 1).left - shown.left };
        });
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/my-message');
    await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();
    await expect.poll(async () => Math.abs((await spare()).right - 4)).toBeLessThanOrEqual(1);
    await tabs(page)
      .getByRole('list')
      .evaluate((row) => {
        row.scrollLeft = row.scrollWidth;
      });
    // A resize makes the observer scroll the tab into view again.
    await page.setViewportSize({ width: 1001, height: 800 });
    await expect.poll(async () => Math.abs((await spare()).left - 4)).toBeLessThanOrEqual(1);
  });

  test('the sidebar collapses, and on a narrow page is an overlay until the next navigation', async ({
    page,
  }) => {
    await openWorkbench(page);
    await page.getByRole('button', { name: '收起侧栏' }).click();
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBeLessThan(60);
    await menu(page).getByRole('link', { name: '消息中心' }).focus();
    await expect(menu(page).locator('[aria-hidden]', { hasText: '消息中心' })).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(menu(page)).not.toBeInViewport();
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await expect(menu(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toBeInViewport();
    await expect(page.getByRole('button', { name: '菜单', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: '消息中心' }).click();
    await expect(page).toHaveURL('/my-message');
    await expect(menu(page)).not.toBeInViewport();
  });

  test('settings take effect at once and persist, and the colour applies to every page', async ({ page }) => {
    await openWorkbench(page);
    await page.getByRole('button', { name: '界面设置' }).click();
    const panel = page.getByRole('dialog', { name: '界面设置' });
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await panel.getByText('标签栏').click();
    await panel.getByText('侧栏标志').click();
    await panel.getByText('固定顶栏').click();
    await panel.getByText('页边的设置按钮').click();
    await panel.getByRole('radio', { name: '绿色' }).check();
    await page.keyboard.press('Escape');
    await expect(tabs(page)).toBeHidden();
    await expect(menu(page).getByRole('link', { name: /云岫花谷/ })).toBeHidden();
    const edge = page.getByRole('button', { name: '界面设置' }).last();
    expect((await edge.boundingBox())?.y).toBe(250);
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('button', { name: '全屏' })).toBeInViewport();
    expect(await brand(page)).toBe('#1f8a5b');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tabs(page)).toBeHidden();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.goto('/about-us');
    expect(await brand(page)).toBe('#1f8a5b');
  });

  test('pages missing from the menu are refused', async ({ page }) => {
    await page.goto('/manage/home');
    await expect(page).toHaveURL('/401');
    await openWorkbench(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/manage/home', textContent: 'there' });
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL('/401');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  test('if the menu cannot be loaded, the session ends and the login keeps the query', async ({
    page,
    context,
  }) => {
    await page.route('**/api/userManage/menu/queryList?*', (route) => route.abort());
    await page.goto('/my-message?state=UNREAD');
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/my-message?state=UNREAD')}`);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('park_portal_token');
  });

  test('logging out in the navbar ends the session, and the login leads back to the same page', async ({
    page,
    context,
    baseURL,
  }) => {
    const token = (await context.cookies()).find(({ name }) => name === 'park_portal_token')?.value ?? '';
    await context.addCookies([{ name: 'park_portal_platform', value: 'manage', url: baseURL ?? '' }]);
    await page.goto('/my-case');
    await page.getByText(`${account.loginName}`).last().click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fmy-case');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['park_portal_platform']);
    const answer = await page.request.get('/api/userManage/menu/queryList', {
      headers: { token: decodeURIComponent(token) },
    });
    expect(((await answer.json()) as { header: { retCode: string } }).header.retCode).toBe('200005');
  });

  test('a browser without full screen support shows a message', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'park_portal_language', value: 'en', url: baseURL ?? '' }]);
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByText('you browser can not work')).toBeVisible();
  });

  for (const [language, html] of Object.entries(languages)) {
    test(`speaks ${language}, the menu too`, async ({ page, context, baseURL }) => {
      const faults = watchFaults(page);
      await context.addCookies([{ name: 'park_portal_language', value: language, url: baseURL ?? '' }]);
      await openWorkbench(page);
      await expect(page.locator('html')).toHaveAttribute('lang', html);
      const first = { zh: '工作台', en: 'Workbench', es: 'Panel de trabajo', ja: 'ワークベンチ' }[language];
      await expect(page.locator('nav a[href="/dashboard"]').first()).toHaveText(first ?? '');
      if (language !== 'zh') expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
});
