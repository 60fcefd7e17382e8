import { expect } from '@playwright/test';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const mine = '/policy/policylist?view=mine';

test('a company sees the policies that fit it, with what each would pay, and tries other figures', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'demo_enterprise');
  await page.goto(mine);
  await expect(page.getByText('约可得').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/条匹配，其中 \d+ 条正在申报/)).toBeVisible();

  await page.getByText('改数测算').first().click();
  const figure = page.getByRole('textbox', { name: /营业收入|研发投入|纳税额|职工人数/ }).first();
  await expect(figure).not.toHaveValue('');
  await figure.fill('1');
  const result = page.waitForResponse(/policy\/calculate/);
  await page.locator('main form button[type=submit]:visible').last().click();
  expect((await result).ok()).toBe(true);
  await expect(page.getByText('改这里只影响测算').first()).toBeVisible();
});

test('visitors search policies, see what is open, and learn how to see their own', async ({ page }) => {
  await page.goto('/policy/policylist');
  const search = page.getByRole('searchbox', { name: '搜政策' });
  await search.fill('节能');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole('link', { name: /节能/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /^正在申报/ }).click();
  await expect(page).toHaveURL(/view=open/);
  await page.getByRole('link', { name: '匹配我的' }).click();
  await expect(page.getByText('入驻企业登录后')).toBeVisible();
});
