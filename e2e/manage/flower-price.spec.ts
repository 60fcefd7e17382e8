import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { writeSheet } from '../support/sheets.ts';
import { test } from '../support/test.ts';

const heads = ['品种', '日期', '均价（元/枝）', '成交量（枝）', '来源'];

test('the office imports prices, matches a name once, and a correction is public at once', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await logIn(page.context(), demo('op_service'), baseURL ?? '');
  // Days for which the demo park has no prices.
  const [day, next] = ['2020-05-06', '2020-05-07'];
  await page.goto('/manage/flower-price?price=import');
  const buffer = await writeSheet([
    heads,
    ['红玫瑰 A 级', day, 1.92, 8_000, '花谷拍卖厅'],
    ['红玫瑰一级', next, 1.95, 7_000, '花谷拍卖厅'],
  ]);
  const file = { name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: '试运行' }).click({ timeout: 30_000 });
  const tie = page.getByRole('status').filter({ hasText: '2 行 =' });
  await expect(tie).toHaveText('2 行 = 新建 1 + 有错 1', { timeout: 30_000 });
  await expect(page.getByText('没有“红玫瑰一级”这个品种')).toBeVisible();
  // What no variety is called is matched once for all rows.
  await page.getByLabel('“红玫瑰一级”读作').selectOption('红玫瑰 A 级');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '按所选的重新试运行' }).click();
  await expect(tie).toHaveText('2 行 = 新建 2', { timeout: 30_000 });
  await page.getByRole('button', { name: '写入', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '写入' }).click();
  await expect(page.getByRole('region', { name: '已写入' })).toContainText('2', { timeout: 90_000 });

  await page.goto(`/manage/flower-price?from=${day}&to=${day}`);
  await page.getByRole('link', { name: `红玫瑰 A 级 ${day}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('均价').fill('2.05');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('cell', { name: '2.05' })).toBeVisible();

  // The public page compares varieties by URL alone.
  await page.goto('/flower-price?v=EUSTOMA.ROSE_RED&span=365');
  await expect(page.getByRole('img', { name: /红玫瑰 A 级：最低/ })).toBeVisible();
  await page.getByRole('link', { name: '30 天' }).click();
  await expect(page).toHaveURL(/span=30/);
  const csv = await page.request.get('/api/priceManage/price/file?format=csv');
  expect((await csv.text()).split('\r\n')[0]).toContain(heads.join(','));
});
