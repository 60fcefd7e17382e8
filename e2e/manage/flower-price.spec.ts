import { expect } from '@playwright/test';
import type { CellValue } from 'hucre/xlsx';
import { demo, logIn } from '../support/accounts.ts';
import { writeSheet } from '../support/sheets.ts';
import { test } from '../support/test.ts';

const heads = ['品种', '日期', '均价（元/枝）', '成交量（枝）', '来源'];

test('the office imports prices, faulty rows are named, and a correction is public at once', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await logIn(page.context(), demo('op_service'), baseURL ?? '');
  // A day for which the demo park has no prices.
  const day = '2020-05-06';
  const choose = async (rows: CellValue[][]) => {
    await page.goto('/manage/flower-price?price=import');
    const buffer = await writeSheet([heads, ...rows]);
    const file = { name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
  };
  await choose([
    ['红玫瑰 A 级', day, 1.92, 8_000, '花谷拍卖厅'],
    ['蓝玫瑰', day, 1.92, 8_000, '花谷拍卖厅'],
  ]);
  await expect(page.getByText('没有“蓝玫瑰”这个品种')).toBeVisible();
  await choose([['红玫瑰 A 级', day, 1.92, 8_000, '花谷拍卖厅']]);
  await expect(page.getByText('条，更正', { exact: false })).toBeVisible();

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
  const file = await page.request.get('/api/priceManage/price/file?format=csv');
  expect((await file.text()).split('\r\n')[0]).toContain(heads.join(','));
});
