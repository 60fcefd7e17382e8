import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { test } from './support/test.ts';

async function openEnergyPolicy(page: Page): Promise<void> {
  await page.goto('/policy/policylist?kind=GREEN&level=CITY');
  await page.getByRole('link', { name: '设施花卉节能改造补助实施细则' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设施花卉节能改造补助实施细则');
}

// Other tests publish policies at the same time.
const wholeList = /^共 (?:4[89]|[5-9]\d) 条$/;

test('filters narrow the list, stay in the URL and can be cleared', async ({ page }) => {
  await page.goto('/policy/policylist');
  await expect(page).toHaveTitle('政策解读_花卉产业供应链服务平台');
  await expect(page.getByText(wholeList)).toBeVisible();
  const filters = page.getByRole('navigation', { name: '筛选' });
  await page.getByText('级别、类别、部门与更多筛选').click();
  await filters.getByRole('link', { name: /^人才\s*\d+$/ }).click();
  await filters.getByRole('link', { name: /^国家级\s*\d+$/ }).click();
  await expect(page).toHaveURL(/kind=TALENT/);
  await expect(page.getByRole('link', { name: 'RSS订阅' })).toHaveAttribute(
    'href',
    '/rss/policy.xml?level=NATION&kind=TALENT',
  );
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  await page.getByRole('link', { name: '清空筛选' }).first().click();
  await expect(page.getByText(wholeList)).toBeVisible();
  await page.getByRole('link', { name: '金额从高到低' }).click();
  await expect(page.locator('main li').filter({ hasText: '100 万元' }).first()).toBeVisible();
});

test('a repealed policy says so in a red banner', async ({ page }) => {
  await page.goto('/policy/policylist?state=REPEALED');
  await page.locator('main').getByRole('link', { name: '冬季加温燃料价格临时补助办法' }).click();
  await expect(page.getByRole('note')).toContainText('已废止');
  await expect(page.getByRole('note')).toHaveCSS('background-color', 'rgb(179, 36, 90)');
});

test('the amount is calculated immediately, and an invalid figure is explained at its field', async ({
  page,
}) => {
  await openEnergyPolicy(page);
  const calculator = page.locator('[data-island="policy/public/AmountCalculator"]');
  await page.locator('#calculator').evaluate((section) => section.scrollIntoView());
  await expect(calculator).toHaveAttribute('data-alive', '');
  const tabs = page.getByRole('navigation', { name: '页内导航' });
  await expect(tabs.getByRole('link', { name: '金额测算' })).toHaveAttribute('aria-current', 'true');
  const address = page.url();
  const revenue = page.getByRole('textbox', { name: '上年度营业收入' });
  await revenue.fill('860');
  await revenue.press('Enter');
  await expect(calculator.getByRole('status')).toContainText('10.32 万元');
  await expect(calculator.getByRole('status')).toContainText('8,600,000 × 0.012');
  await revenue.fill('很多');
  await page.getByRole('button', { name: '测算' }).click();
  await expect(page.getByText('请输入 0 到 10,000,000 之间的数字')).toBeVisible();
  await expect(revenue).toBeFocused();
  await expect(revenue).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).toBe(address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator answers on the same page, errors included', async ({ page }) => {
    await openEnergyPolicy(page);
    await page.getByRole('textbox', { name: '上年度营业收入' }).fill('9000');
    await page.getByRole('button', { name: '测算' }).click();
    await expect(page).toHaveURL(/revenue=9000#calculator$/);
    await expect(page.getByRole('status').filter({ hasText: '60 万元' })).toContainText('超过上限');
    await page.getByRole('textbox', { name: '上年度营业收入' }).fill('-5');
    await page.getByRole('button', { name: '测算' }).click();
    await expect(page.getByText('请输入 0 到 10,000,000 之间的数字')).toBeVisible();
  });

  test('the list of calls leads to a form to download and a calendar entry', async ({ page, request }) => {
    await page.goto('/policy/declaration');
    for (const phase of ['正在申报', '即将开放', '已截止']) {
      await expect(page.getByRole('heading', { level: 2, name: phase })).toBeVisible();
    }
    await page.getByRole('link', { name: /设施花卉节能改造项目申报/ }).click();
    await expect(page).toHaveURL(/\/policy\/declaration\?itemId=/);
    const form = page.getByRole('link', { name: /下载模板.*项目实施方案/ });
    const file = await request.get((await form.getAttribute('href')) ?? '');
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
    const calendar = await page.getByRole('link', { name: '加入日历' }).getAttribute('href');
    expect(await (await request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
  });
});

test('unknown policies and items return real 404 pages', async ({ page }) => {
  for (const path of [
    '/policy/policylist/nothing',
    '/policy/declaration?itemId=7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

for (const [language, title] of [
  ['en', 'Policies explained'],
  ['es', 'Políticas explicadas'],
  ['ja', '政策解説'],
] as const) {
  test(`the section speaks ${language}, content marked as Chinese`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/policy/policylist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main a[lang="zh-CN"]').first()).toBeVisible();
    await context.close();
  });
}

test('axe finds no faults on the section’s richest pages', async ({ page }) => {
  await openEnergyPolicy(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/policy/declaration');
  await page.getByRole('link', { name: /设施花卉节能改造项目申报/ }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
