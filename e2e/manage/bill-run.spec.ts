import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { readRows, writeSheet } from '../support/sheets.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 240_000 });

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function open(browser: Browser, loginName: string, baseURL: string) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const { token } = await logIn(context, demo(loginName), baseURL);
  return { page: await context.newPage(), token };
}

/** A water meter of the enterprise without a reading for the month. */
async function unreadMeter(page: Page, token: string, period: string): Promise<string> {
  const answer = await page.request.get('/api/propertyManage/meter/queryList', { headers: { token } });
  const { rows } = (await answer.json()).body.data;
  const { meterNo } = rows.find(
    ({ kind, lastPeriod }: { kind: string; lastPeriod: string }) => kind === 'WATER' && lastPeriod < period,
  );
  return meterNo;
}

/**
 * The month's template with a reading for one meter and one for a meter that does not exist, and what that meter showed
 * before.
 */
async function fill(template: Buffer, meterNo: string): Promise<{ buffer: Buffer; before: number }> {
  const [heads = [], ...rows] = await readRows(template);
  const [numberAt, readingAt] = [heads.indexOf('户号'), heads.indexOf('本期读数')];
  const row = rows.find((cells) => cells[numberAt] === meterNo);
  if (!row) throw new Error(`the template lacks ${meterNo}`);
  const filled = row.with(readingAt, '12O48');
  const buffer = await writeSheet([heads, filled, filled.with(numberAt, 'S-没有')]);
  return { buffer, before: Number(row[heads.indexOf('上期读数')]) };
}

async function confirmWith(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

test('readings are imported, a run bills them, the tenant sees the bill, and two people change it', async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const member = await open(browser, 'demo_enterprise2', baseURL);
  const { page: property, token } = await open(browser, 'op_property', baseURL);
  await property.goto('/manage/meter?open=import');
  const period = await property.getByRole('dialog').getByLabel('账期').inputValue();
  const meterNo = await unreadMeter(member.page, member.token, period);
  const sheet = await property.request.get('/api/propertyManage/meter/readingTemplate', {
    params: { period },
    headers: { token },
  });
  const { buffer, before } = await fill(await sheet.body(), meterNo);
  await property
    .locator('input[type="file"]')
    .setInputFiles({ name: '抄表.xlsx', mimeType: sheetType, buffer });
  await property.getByRole('button', { name: '试运行' }).click({ timeout: 30_000 });
  const tie = property.getByRole('status').filter({ hasText: '2 行 =' });
  await expect(tie).toHaveText('2 行 = 有错 2', { timeout: 30_000 });
  // A reading below the previous one is refused at its cell.
  const reading = property.getByLabel('第 2 行 读数 改成');
  await expect(reading).toHaveValue('12O48');
  await reading.fill(String(before - 1));
  await reading.press('Enter');
  await expect(property.getByText(/小于|低于/).first()).toBeVisible();
  expect(await findAccessibilityFaults(property)).toEqual([]);
  await reading.fill(String(before + 66));
  await reading.press('Enter');
  await expect(tie).toHaveText('2 行 = 新建 1 + 有错 1', { timeout: 30_000 });
  await property.getByRole('button', { name: '写入', exact: true }).click();
  await property.getByRole('alertdialog').getByRole('button', { name: '写入' }).click();
  await expect(property.getByRole('region', { name: '已写入' })).toContainText('1', { timeout: 90_000 });
  await property.goto('/manage/meter?view=readings');
  await expect(property.getByText(meterNo, { exact: true }).first()).toBeVisible();

  const { page: finance } = await open(browser, 'op_finance', baseURL);
  await finance.goto('/manage/bill?view=runs&run=new');
  const start = finance.getByRole('dialog');
  await start.getByRole('button', { name: /账期/ }).click();
  await finance.getByRole('option', { name: period, exact: true }).click();
  const own = ['货车月卡', '小车月卡', '专线网络 100M', '公共照明电'];
  for (const fee of ['租金', '物业费', '电费', '押金', ...own])
    await start.getByText(fee, { exact: true }).click();
  await expect(start.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await start.getByRole('button', { name: '开始出账' }).click();
  await expect(finance.getByRole('heading', { name: `${period} 出账` })).toBeVisible();
  await expect(finance.getByRole('progressbar')).toBeVisible();
  // The job runs at least once a minute.
  await expect(finance.getByText('待核对').first()).toBeVisible({
    timeout: 90_000,
  });
  await expect(finance.getByText('缺少抄表').first()).toBeVisible();
  expect(await findAccessibilityFaults(finance)).toEqual([]);
  await confirmWith(finance, '发布账单');
  await expect(finance.getByText('已发布').first()).toBeVisible({ timeout: 90_000 });

  await member.page.goto('/cost-query?feeCode=WATER');
  await expect(member.page.getByRole('link', { name: `水费 ${period}` }).first()).toBeVisible();

  await finance.goto(`/manage/bill?period=${period}&feeCode=WATER&state=UNPAID`);
  const no = finance.getByRole('link', { name: /ZD\d{8}-\d{4}/ }).first();
  await no.click();
  const bill = finance.getByRole('dialog');
  await bill.getByRole('button', { name: '调整金额' }).click();
  await bill.getByLabel('金额').fill('-10');
  await bill.getByLabel('原因').fill('表后漏损，减免一部分');
  await bill.getByRole('button', { name: '提交审核' }).click();
  await expect(finance.getByText('已提交，等待另一位财务人员批准')).toBeVisible();
  await expect(bill.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);

  const { page: second } = await open(browser, 'op_finance2', baseURL);
  await second.goto(finance.url());
  await second.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(second.getByRole('dialog').getByText('-10.00').first()).toBeVisible();

  await finance.reload();
  await bill.getByRole('button', { name: '核销' }).click();
  await bill.getByLabel('原因').fill('企业已搬离，无法收回');
  await bill.getByRole('button', { name: '提交审核' }).click();
  await expect(finance.getByText('已提交，等待另一位财务人员批准')).toBeVisible();
  await second.reload();
  await second.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(second.getByRole('dialog').getByText('已作废').first()).toBeVisible();
});
