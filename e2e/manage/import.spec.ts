import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const heads = ['楼栋', '房号', '楼层', '面积（㎡）', '用途', '牌价', '物业费'];
const building = '创研楼A座';

/** Twenty units, three of them with a fault: no such building, an area in words, a floor too high. */
const rows = Array.from({ length: 20 }, (_, at) => {
  const cells = [building, `导${String(at + 1).padStart(2, '0')}`, '1', '120.50', '办公', '26.00', '4.80'];
  if (at === 3) cells[0] = '创研楼Z座';
  if (at === 8) cells[3] = '一百二';
  if (at === 15) cells[2] = '99';
  return cells.join(',');
});
const sheet = {
  name: '房源.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heads.join(','), ...rows].join('\n')),
};

test('the property office imports units, mends three faults in the sheet, and undoes it', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_property');
  await page.goto('/manage/import');
  await expect(page.getByRole('heading', { name: '数据导入', level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: '导过的' }).getByText('房源表.xlsx')).toBeVisible({
    timeout: 30_000,
  });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: '模板：单元' }).click();
  expect((await template).suggestedFilename()).toMatch(/导入模板_单元.*\.xlsx$/);
  await page.locator('input[type=file]').setInputFiles(sheet);

  await expect(page.getByRole('heading', { name: /数据导入 DR/, level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('对应 7 列，不导入 0 列')).toBeVisible({ timeout: 30_000 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '试运行' }).click();

  const tie = page.getByRole('status').filter({ hasText: '20 行 =' });
  await expect(tie).toHaveText('20 行 = 新建 17 + 有错 3', { timeout: 30_000 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // Tab leads from one marked cell to the next.
  await page.getByLabel('第 5 行 楼宇 改成').fill(building);
  await page.keyboard.press('Tab');
  const area = page.getByLabel(/第 10 行 .*面积.* 改成/);
  await expect(area).toBeFocused();
  await area.fill('120.00');
  await page.keyboard.press('Tab');
  const floor = page.getByLabel('第 17 行 楼层 改成');
  await expect(floor).toBeFocused();
  await floor.fill('1');
  await page.keyboard.press('Enter');
  await expect(tie).toHaveText('20 行 = 新建 20', { timeout: 30_000 });

  await page.getByRole('button', { name: '写入', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '写入' }).click();
  await expect(page.getByRole('region', { name: '已写入' })).toContainText('20', { timeout: 30_000 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '看看撤销会怎样' }).click();
  await expect(page.getByText('会撤销 20 行，留下 0 行')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '撤销这次导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销这次导入' }).click();
  await expect(page.getByRole('region', { name: '已撤销' })).toContainText('20', { timeout: 30_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});
