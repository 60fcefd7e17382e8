import { expect, type Page } from '@playwright/test';
import { writeZip } from '../../apps/server/src/platform/files/testing/sample-archives.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const numberOf = (end: number) => `26${Date.now() + end}`.padEnd(20, '0');

const act = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('an invoice is corrected, given its file by an archive, reversed without a refund and reissued', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  await page.goto('/manage/invoice?state=ISSUED');
  const row = page.getByRole('row').filter({ hasText: '已开票' }).first();
  await row.getByRole('link').first().click();
  await act(page, '更正').click();
  const no = numberOf(1);
  await page.locator('input[name="invoiceNo"]').fill(no);
  await page.locator('textarea[name="reason"]').fill('末两位录反了');
  await act(page, '更正').click();
  await expect(page.getByRole('heading', { name: '更正记录' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(no)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const address = page.url();

  await page.goto('/manage/invoice?import=files');
  const archive = writeZip([
    { name: `dzfp_${no}.pdf`, content: pdf },
    { name: '说明.pdf', content: pdf },
  ]);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '发票.zip', mimeType: 'application/zip', buffer: archive });
  await expect(page.getByText('附上文件 1 个，已有 0 个，对不上 1 个')).toBeVisible();
  await expect(page.getByText('说明.pdf：文件名里没有发票号码')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.goto(address);
  await act(page, '交付发票').click();
  await expect(page.getByRole('dialog').getByText('已交付')).toBeVisible();
  await act(page, '红冲重开').click();
  const ask = page.getByRole('alertdialog');
  await ask.getByLabel('原因').fill('税号少录了一位');
  await ask.getByRole('button', { name: '红冲重开' }).click();
  await expect(page.getByText('这张发票有误，须开红字发票冲销，再重开。')).toBeVisible();
  await act(page, '交付红字发票').click();
  await page.locator('input[name="invoiceNo"]').fill(numberOf(2));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '红字.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: '重新选择' })).toBeVisible();
  await act(page, '交付红字发票').click();
  await act(page, '重开发票').click();
  await page.locator('input[name="taxNo"]').fill('91530100MA6K000012');
  await act(page, '重开发票').click();
  await expect(page.getByText(/已重开申请 FP/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('重开为')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a statement with unknown heads is mapped once and remembered', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, 'op_finance');
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const stamp = Date.now();
  const send = async (nth: number) => {
    await page.goto('/manage/reconcile?view=bank&import=1');
    const text = `甲栏,乙栏,丙栏,丁栏\n${day},${nth}.37,,M${stamp}${nth}`;
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: '农信社.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await send(1);
  await expect(page.getByText('没有认出这份流水的表头')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const columns = {
    日期: '第 1 列 甲栏',
    收入金额: '第 2 列 乙栏',
    支出金额: '第 3 列 丙栏',
    银行流水号: '第 4 列 丁栏',
  };
  for (const [field, column] of Object.entries(columns)) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(field) })
      .click();
    const list = page.getByRole('listbox', { name: field });
    await list.getByRole('option', { name: column }).click();
    await expect(list).toBeHidden();
  }
  await page.getByRole('dialog').getByRole('button', { name: '导入流水' }).click();
  await expect(page.getByText('导入 1 行，自动入账 0 行，已有 0 行，支出 0 行，存疑 0 行')).toBeVisible();
  await send(2);
  await expect(page.getByText(/导入 1 行/)).toBeVisible();
  await page.goto('/manage/reconcile?view=bank&import=1');
  await expect(page.getByRole('heading', { name: '记住的版式' })).toBeVisible();
});
