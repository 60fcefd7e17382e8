import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { watchFaults } from './support/watch.ts';

test.use({ javaScriptEnabled: false });

// `html/every-page.test.ts` reads every page without script; here pages are rendered and used.
test('a page renders with its frame and loads every resource it names', async ({ page }) => {
  const faults = watchFaults(page);
  for (const address of ['/', '/information/industrylist', '/policy/policylist', '/about-us']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('the navigation opens on hover and its links work', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await navigation.getByRole('link', { name: '资讯', exact: true }).hover();
  await navigation.getByRole('link', { name: '通知公告' }).click();
  await expect(page).toHaveURL('/information/noticelist');
  const here = navigation.getByRole('link', { name: '通知公告', includeHidden: true });
  await expect(here).toHaveAttribute('aria-current', 'page');
});

test('a page that requires JavaScript says so and shows no loading state', async ({ page }) => {
  for (const address of ['/audit', '/msg-entry', '/entersuccess', '/change-password', '/update-phone']) {
    await page.goto(address);
    const said = page.locator('main noscript div').first();
    await expect(said).toBeVisible();
    await expect(said).toContainText('需要 JavaScript');
    await expect(page.locator('[aria-busy]')).toBeHidden();
  }
});

test('links change the language', async ({ page }) => {
  await page.goto('/policy/policylist?page=2');
  await page.locator('summary', { hasText: '简体中文' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/policy/policylist?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the search box in the header is a form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('冷链');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(page.locator('main mark').first()).toHaveText('冷链');
});

test('filters and pagination are links', async ({ page }) => {
  await page.goto('/information/industrylist');
  const filters = page.getByRole('navigation', { name: '筛选' });
  await filters.getByRole('link', { name: /^采后/ }).click();
  await expect(page).toHaveURL(/tag=postharvest/);
  await page.goto('/information/industrylist');
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: '上一页' })).toBeVisible();
});

test('all news on the home page can be reached', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.count()).toBeGreaterThan(30);
  await expect(page.getByRole('tabpanel').getByText('置顶')).toHaveCount(2);
  await page.getByRole('tab', { name: '安全生产' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('安全生产');
  await expect(page.getByRole('tabpanel').locator('a[href^="/information/safe"]').first()).toBeVisible();
  await page.getByRole('tabpanel').locator('a[href^="/information/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
