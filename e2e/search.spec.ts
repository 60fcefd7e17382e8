import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { test } from './support/test.ts';
import { watchFaults } from './support/watch.ts';

test('the search box in the header finds the site’s content', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('banner').getByRole('searchbox').fill('冷链');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('冷链');
  await expect(page.locator('main mark').first()).toHaveText('冷链');
});

test('a type filter narrows the hits, and a hit opens', async ({ page }) => {
  await page.goto('/search?keyword=冷链');
  await page.getByRole('navigation', { name: '按类型筛选' }).getByRole('link', { name: /^政策/ }).click();
  await expect(page).toHaveURL(/kind=policy/);
  const first = page
    .locator('main ol')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/policy\/policylist\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('pagination works, and a page beyond the last redirects to the last', async ({ page }) => {
  await page.goto('/search?keyword=花');
  const firstHit = await page.locator('main h2').first().textContent();
  await page.getByRole('navigation', { name: '结果分页' }).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await page.locator('main h2').first().textContent()).not.toBe(firstHit);
  await page.goto('/search?keyword=冷链&page=9999');
  await expect(page).not.toHaveURL(/page=9999/);
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('an empty result suggests where to go next', async ({ page }) => {
  const faults = watchFaults(page);
  for (const keyword of ['无此词语', "%_\\'", '& | ! ( ) :*', '<script>alert(1)</script>无']) {
    const answer = await page.goto(`/search?keyword=${encodeURIComponent(keyword)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('navigation', { name: '常用入口' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(keyword);
  }
  expect(faults).toEqual([]);
  expect(await findAccessibilityFaults(page, { within: '#main' })).toEqual([]);
});

test('an empty keyword shows entry points and no results', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: '全站搜索' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '常用入口' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a keyword that is too long is cut, and the page says so', async ({ page }) => {
  const answer = await page.goto(`/search?keyword=${encodeURIComponent('花'.repeat(1_000))}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('关键词最多 100 个字')).toBeVisible();
});

test('the slash key focuses the search box', async ({ page }) => {
  await page.goto('/search');
  await page.locator('[data-island][data-alive]').first().waitFor({ state: 'attached' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search works', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox').fill('月季');
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
    await expect(page.locator('main mark').first()).toHaveText('月季');
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('Chinese hits are marked with their language', async ({ page }) => {
    await page.goto('/search?keyword=冷链');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “冷链”');
    await expect(page.locator('main h2[lang="zh-CN"]').first()).toBeVisible();
  });
});
