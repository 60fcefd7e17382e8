import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('the finance office reads the business report, sets a budget, and prints', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  await page.goto('/manage/business-report');
  await expect(page.getByRole('heading', { name: '经营报告', level: 1 })).toBeVisible();
  await expect(page.getByText(/实收 [\d,.]+ 元/).first()).toBeVisible();
  for (const title of ['实收、预算与去年', '收入按楼宇', '往后 12 个月到期', '空得最久', '收缴与账龄'])
    await expect(page.getByRole('region', { name: title }).first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const [name, ending] of [
    ['表格', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  await page.getByRole('button', { name: '填预算' }).click();
  const budget = page.getByRole('dialog');
  await budget.getByLabel('租金').fill('900000');
  await budget.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已存 1 个月的预算')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});

test('the finance office sends a payment notice, and the company downloads it', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  await page.goto('/manage/bill/notice');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/TZ\d{6}-/);
  await row.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('已发 1 份通知单')).toBeVisible();
  await expect(row.getByRole('button', { name: '再发一次' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: '打印全部' }).click();
  expect((await all).suggestedFilename()).toMatch(/^缴费通知单.*\.pdf$/);
  await page.context().close();
  const member = await openAs(browser, baseURL, 'demo_enterprise');
  await member.goto('/cost-query');
  const own = member.waitForEvent('download');
  await member.getByRole('button', { name: '缴费通知单' }).click();
  expect((await own).suggestedFilename()).toMatch(/^notice-.*\.pdf$/);
  await member.context().close();
});
