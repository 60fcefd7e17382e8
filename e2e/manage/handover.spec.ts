import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const patience = { timeout: 30_000 };

test('an administrator gives on one repair by the keyboard, and takes it back', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_admin');
  await page.goto('/manage/handover');
  const row = page.getByRole('row', { name: /没交完/ });
  await expect(row).toBeVisible(patience);
  await expect(page.getByRole('row', { name: /请假至/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: /的工作交接/, level: 1 })).toBeVisible(patience);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // All of a kind is kept for now, then one piece goes to who is proposed first.
  const group = page.getByRole('listitem').filter({ hasText: '手上的报修' }).first();
  const choose = async (select: ReturnType<typeof page.getByRole>, key: 'Home' | 'End') => {
    await select.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };
  for (const name of await page.getByRole('button', { name: /交给$/ }).all()) await choose(name, 'End');
  const give = page.getByRole('button', { name: '一次交出' });
  await expect(give).toBeDisabled();
  await group.getByRole('button', { name: '逐件分' }).press('Enter');
  const piece = group.getByRole('list').getByRole('button').first();
  await choose(piece, 'Home');
  await expect(page.getByText('交出 1 件给 1 人，放回 0 件。')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await give.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '一次交出' }).press('Enter');
  await expect(page.getByText('交出了 1 件')).toBeVisible(patience);
  const back = page.getByRole('button', { name: '收回' }).first();
  await back.press('Enter');
  await expect(page.getByText('已收回').first()).toBeVisible(patience);
  await page.context().close();
});
