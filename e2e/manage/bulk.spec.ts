import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const patience = { timeout: 30_000 };

test('the property office closes units by the keyboard, reads why others stay, and takes it back', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_property');
  await page.goto('/manage/building?view=units&state=VACANT');
  const boxes = page.getByRole('checkbox', { name: /^选择 / });
  await expect(boxes.first()).toBeVisible(patience);
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已选 2')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const close = page.getByRole('button', { name: '转为维护' });
  await close.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /转为维护 PL/ });
  await expect(drawer.getByText('会发生这些，开始之前什么都没有办。')).toBeVisible(patience);
  await expect(drawer.getByText('2 行').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: '开始办理' }).press('Enter');
  await expect(drawer.getByText('已办完')).toBeVisible(patience);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawer.getByRole('link', { name: '看全部批量办理' }).click();
  await expect(page.getByRole('heading', { name: '批量办理', level: 1 })).toBeVisible(patience);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '转为维护' }).first().click();
  await drawer.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(drawer.getByText('已撤回')).toBeVisible(patience);
  await page.context().close();
});

test('the finance office reminds all that match, and finds a run with a failed row again', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  await page.goto('/manage/bill?state=OVERDUE&size=20');
  await page.getByRole('checkbox', { name: '全选本页' }).check(patience);
  await page.getByRole('button', { name: '催缴' }).click();
  const drawer = page.getByRole('dialog', { name: /催缴 PL/ });
  await expect(drawer.getByText(/家，同一家的合成一条/)).toBeVisible(patience);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await page.goto('/manage/bulk');
  await page.getByRole('link', { name: '催缴' }).first().click();
  await expect(drawer.getByText(/预览以后又变动过：1 行/)).toBeVisible(patience);
  await drawer.getByRole('button', { name: '每一行' }).click();
  await expect(drawer.getByRole('table')).toContainText('没成', patience);
  const sheet = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '导出留着的行' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/催缴PL.*\.xlsx$/);
  await page.context().close();
});
