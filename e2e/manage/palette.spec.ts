import { expect } from '@playwright/test';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('rows are walked through with the arrows, the pane follows, and / leads to the search', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  await page.goto('/manage/bill');
  const links = page.locator('tbody [data-part=title] a');
  await expect(links.nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const first = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
});
