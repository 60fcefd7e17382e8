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
  await expect(page.locator('main mark').first()).toContainText('冷链');
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
  await page.goto('/search?keyword=花&kind=article');
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

test('services come first, each with its button', async ({ page }) => {
  await page.goto('/search?keyword=水费');
  const services = page.getByRole('region', { name: '现在就能办' });
  await expect(services.getByRole('listitem').first()).toContainText('水费查询');
  await services.getByRole('link', { name: '去办理：在线缴费' }).click();
  await expect(page).toHaveURL(/pay/);
});

test('a mistyped keyword is corrected, and can be searched for as typed', async ({ page }) => {
  await page.goto('/search?keyword=水废查旬');
  await expect(page.getByText('已按读音“水费查询”查找')).toBeVisible();
  await expect(page.getByRole('region', { name: '现在就能办' })).toContainText('水费查询');
  await page.getByRole('link', { name: '只搜“水废查旬”' }).click();
  await expect(page.getByText('没有找到“水废查旬”')).toBeVisible();
});

test('nothing found leads on to the nearest, and to people with the same words', async ({ page }) => {
  await page.goto('/search?keyword=招商银行贷款');
  await expect(page.getByRole('heading', { name: '最接近的' })).toBeVisible();
  await expect(page.getByRole('link', { name: '提交需求' })).toHaveAttribute('href', /words=/);
  await expect(page.getByRole('main').getByRole('link', { name: '提问', exact: true })).toHaveAttribute(
    'href',
    /words=/,
  );
});

test('suggestions are chosen with the keyboard', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').locator('input[type=search]');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('shuifei');
  const options = page.getByRole('main').getByRole('option');
  await expect(options.first()).toContainText('水费查询');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/keyword=shuifei/);
  const again = page.getByRole('main').locator('input[type=search]');
  await again.fill('');
  await again.click();
  await expect(page.getByRole('main').getByRole('option', { name: 'shuifei' })).toBeVisible();
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
    await expect(page.getByRole('banner').locator('input[type=search]')).toBeFocused({ timeout: 500 });
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search works', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox').fill('月季');
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click();
    await expect(page.locator('main mark').first()).toContainText('月季');
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('Chinese hits are marked with their language', async ({ page }) => {
    await page.goto('/search?keyword=冷链');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “冷链”');
    await expect(page.locator('main h3[lang="zh-CN"]').first()).toBeVisible();
  });
});
