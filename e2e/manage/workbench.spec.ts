import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

async function open(context: BrowserContext, baseURL: string, who: string, path: string): Promise<Page> {
  await logIn(context, demo(who), baseURL);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const picture = (page: Page, title: string) =>
  page.getByRole('img', { name: new RegExp(`^${title}，共 \\d+ 组数据`) });

/** Whether anything has been drawn. */
const isDrawn = (page: Page, title: string) =>
  picture(page, title)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((part) => part > 0),
    );

/** Total layout shift of the page while loading. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('the finance office sees what was billed, as a chart and as a table', async ({ context, baseURL }) => {
  const page = await open(context, baseURL ?? '', 'op_finance', '/manage/home');
  for (const title of ['应收、已收与逾期', '各楼出租情况', '用水量', '用电量']) {
    await expect(picture(page, title)).toBeVisible();
    await expect.poll(() => isDrawn(page, title)).toBe(true);
  }
  await expect(page.getByRole('heading', { name: '报修用时与承诺' })).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  const dues = page.getByRole('region', { name: '应收、已收与逾期' }).first();
  await dues.locator('summary').focus();
  await page.keyboard.press('Enter');
  // The demo's bills start thirteen months ago.
  await expect(dues.getByRole('row')).toHaveCount(15);
  await expect(dues.getByRole('columnheader', { name: '逾期（元）' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the finance office’s overview shows what is owed, and whether the books balance', async ({
  context,
  baseURL,
}) => {
  const page = await open(context, baseURL ?? '', 'op_finance', '/manage/collection');
  await expect(page.getByRole('heading', { name: '收缴总览', level: 1 })).toBeVisible();
  for (const title of ['逾期多久', '逾期账单', '待处理', '总账'])
    await expect(page.getByRole('region', { name: title }).first()).toBeVisible();
  await expect.poll(() => isDrawn(page, '应收、已收与逾期')).toBe(true);
  await expect(page.getByRole('heading', { name: /每日对账$/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('region', { name: '逾期账单' })
    .first()
    .getByRole('link', { name: /20\d\d-/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/manage\/bill\?.*bill=/);
  await expect(page.getByRole('dialog').getByText('已逾期').first()).toBeVisible();
});

test('the property office sees repair times against the promised ones', async ({ context, baseURL }) => {
  const page = await open(context, baseURL ?? '', 'op_property', '/manage/home');
  for (const title of ['报修用时与承诺', '近 90 天会议室使用'])
    await expect.poll(() => isDrawn(page, title)).toBe(true);
  await expect(page.getByRole('heading', { name: '应收、已收与逾期' })).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a daily figure links to what it counts', async ({ context, baseURL }) => {
  const page = await open(context, baseURL ?? '', 'op_admin', '/manage/home');
  await expect(picture(page, '应收、已收与逾期')).toBeVisible();
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/log\?.*event=user\.login/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('enterprise members see what is due and what they use; persons without an enterprise do not', async ({
  context,
  browser,
  baseURL,
}) => {
  const page = await open(context, baseURL ?? '', 'demo_enterprise', '/dashboard');
  const due = page.getByRole('region', { name: '应缴合计' });
  await expect(due.getByText('到期日').first()).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: '水电用量' })
      .getByText(/比上月|与上月持平/)
      .first(),
  ).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await due.getByRole('link', { name: '去缴费' }).click();
  await expect(page).toHaveURL(/\/cost-query\?state=DUE/);
  const alone = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await open(alone, baseURL ?? '', 'demo_person', '/dashboard');
  await expect(other.getByRole('heading', { name: '接下来的预约' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '应缴合计' })).toHaveCount(0);
});

test('the home page links to payments, repairs and rooms', async ({ page }) => {
  await page.goto('/');
  const entrances = page.getByRole('navigation', { name: '快捷办事' });
  await expect(entrances.getByRole('link', { name: /报事报修/ })).toHaveAttribute('href', '/repair');
  await expect(entrances.getByRole('link', { name: /会议室/ })).toHaveAttribute('href', '/conference-room');
  await entrances.getByRole('link', { name: /在线缴费/ }).click();
  await expect(page).toHaveURL('/pay-money');
});

for (const [who, address] of [
  ['op_property', '/manage/home'],
  ['demo_enterprise', '/dashboard'],
] as const)
  test(`nothing moves on the first page of ${who} while its cards are loaded`, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, demo(who), baseURL ?? '');
    // Each card arrives at a different time.
    let delay = 0;
    await page.route('**/api/**', async (route) => {
      delay = (delay + 170) % 500;
      await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible();
    await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });
