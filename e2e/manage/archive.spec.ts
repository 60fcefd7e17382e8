import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openArchive } from '../../apps/server/src/features/import/archive/open-archive.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('two administrators take the whole park as a file, which does not go into a full one', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const page = await openAs(browser, baseURL, 'op_admin');
  await page.goto('/manage/archive');
  await expect(page.getByRole('heading', { name: '数据导出', level: 1 })).toBeVisible({ timeout: 30_000 });
  // A colleague has asked for one already, so there is no second.
  await page.getByRole('button', { name: '申请导出' }).click();
  await expect(page.getByText('已有一个在等待复核或处理中').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page
    .getByRole('row', { name: /待复核/ })
    .getByRole('link')
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '同意', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意', exact: true }).click();
  await expect(drawer.getByText('已完成')).toBeVisible({ timeout: 180_000 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: /\.zip/ }).click();
  const path = await (await download).path();
  const archive = await openArchive(path);
  const { figures, sheets } = archive.manifest;
  await archive[Symbol.asyncDispose]();
  expect(figures.kinds.find(({ kind }) => kind === 'ENTERPRISE')?.rows).toBeGreaterThan(20);
  expect(archive.sheets.map(({ kind }) => kind)).toEqual(figures.kinds.map(({ kind }) => kind));
  expect(sheets.map(({ table }) => table)).toContain('oper_log');

  await drawer.getByRole('button', { name: '关闭' }).click();
  const buffer = await readFile(path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'park.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('本园区已有数据，只能导入到空园区')).toBeVisible({ timeout: 60_000 });
});
