import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

async function enter(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, demo('op_finance'), baseURL);
  return context.newPage();
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

async function upload(page: Page, rows: readonly string[]) {
  await page.goto('/manage/reconcile?view=bank');
  await page.getByRole('link', { name: '导入流水' }).click();
  const buffer = Buffer.from(rows.join('\n'));
  await page.locator('input[type="file"]').setInputFiles({ name: '明细.csv', mimeType: 'text/csv', buffer });
}

test('doubtful rows are kept apart, and the finance office enters or drops them', async ({
  browser,
  baseURL,
}) => {
  const page = await enter(browser, baseURL);
  const no = `E2E${Date.now()}`;
  await upload(page, [
    '交易日期,借贷标志,币种,交易金额,对方户名,摘要,流水号',
    `${today()},贷,人民币,12.34,花农（旅程）,租金,${no}1`,
    `${today()},借,人民币,88.00,供电局,电费,${no}2`,
    `${today()},贷,USD,77.00,海外花商（旅程）,订金,${no}3`,
    `${today()},不计,人民币,66.00,内部（旅程）,划转,${no}4`,
  ]);
  await expect(page.getByText('导入 1 行，自动入账 0 行，已有 0 行，支出 1 行，存疑 2 行')).toBeVisible();
  // The list of 存疑行, where the demo has some from yesterday.
  await expect(page).toHaveURL(/view=doubt/);
  await expect(page.getByRole('row').filter({ hasText: '看起来就是' }).first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: '海外花商（旅程）' }).click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByText('这笔钱不是人民币：USD')).toBeVisible();
  await expect(drawer.getByText('77.00')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: '记为收入' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '记为收入' }).click();
  await expect(dialog.getByText('请输入到账金额')).toBeVisible();
  await dialog.getByLabel(/到账金额/).fill('551.20');
  await dialog.getByRole('button', { name: '记为收入' }).click();
  await expect(page.getByText('存疑行：已入账')).toBeVisible();
  await expect(drawer.getByRole('link', { name: `${no}3` })).toBeVisible();

  await page.goto('/manage/reconcile?view=doubt&state=OPEN&keyword=内部');
  await page.getByRole('link', { name: '内部（旅程）' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '不入账' }).click();
  await page.getByRole('alertdialog').getByLabel('原因').fill('园区两个账户之间的划转');
  await page.getByRole('alertdialog').getByRole('button', { name: '不入账' }).click();
  await expect(page.getByText('存疑行：不入账')).toBeVisible();
  await page.goto(`/manage/reconcile?view=bank&keyword=${no}`);
  await expect(page.getByRole('link', { name: '花农（旅程）', exact: true })).toBeVisible();
  await expect(page.getByText('供电局')).toHaveCount(0);
});

test('the user is asked about a statement that does not state directions', async ({ browser, baseURL }) => {
  const page = await enter(browser, baseURL);
  const no = `E2E${Date.now()}`;
  await upload(page, ['日期,金额,对方户名,附言,流水号', `${today()},45.67,花农（无方向）,租金,${no}`]);
  await expect(page.getByText('文件没有说明哪些是收入、哪些是支出')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '这份流水全部是收入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '导入流水' }).click();
  await expect(page.getByText('导入 1 行，自动入账 0 行，已有 0 行，支出 0 行，存疑 0 行')).toBeVisible();
});
