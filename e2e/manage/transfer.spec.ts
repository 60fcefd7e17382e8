import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, post } from '../support/accounts.ts';
import { test } from '../support/test.ts';

interface Order {
  payOrderId: string;
  no: string;
  totalFen: number;
  version: number;
  attempt: { remittance: { code: string } | null } | null;
}

async function enter(browser: Browser, baseURL = '', who = ''): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({ baseURL });
  const { token } = await logIn(context, demo(who), baseURL);
  return { page: await context.newPage(), token };
}

/** Creates an order for an unpaid bill. */
async function orderOf({ page, token }: { page: Page; token: string }): Promise<Order> {
  const list = await page.request.get('/api/propertyManage/bill/queryList?pageSize=50', {
    headers: { token },
  });
  const { body } = (await list.json()) as {
    body: { data: { rows: { billId: string; payableFen: number; state: string }[] } };
  };
  const bill = body.data.rows.find(({ state }) => state === 'UNPAID');
  if (!bill) throw new Error('the demo enterprise owes nothing');
  const data = JSON.stringify({ kind: 'BILL', ids: [bill.billId], totalFen: bill.payableFen });
  const made = await post<Order>(page.request, '/api/payManage/order/create', { data }, token);
  return { ...made.body.data, totalFen: bill.payableFen, version: 1, attempt: null };
}

test('a transfer is matched in the bank statement and gets a receipt and an invoice', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const member = await enter(browser, baseURL, 'demo_enterprise2');
  const order = await orderOf(member);
  await member.page.goto(`/pay-choice/${order.payOrderId}`);
  await member.page.getByRole('radio', { name: /对公转账/ }).check();
  await member.page.getByRole('button', { name: '我要转账，保留订单 7 天' }).click();
  await expect(member.page.getByText('照这样填汇款单')).toBeVisible();
  const detail = await member.page.request.get(`/api/payManage/order/queryDetail?id=${order.payOrderId}`, {
    headers: { token: member.token },
  });
  const code = ((await detail.json()) as { body: { data: Order } }).body.data.attempt?.remittance?.code ?? '';

  const clerk = await enter(browser, baseURL, 'op_finance');
  await clerk.page.goto('/manage/reconcile?view=bank');
  await clerk.page.getByRole('link', { name: '导入流水' }).click();
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const statement = `流水号,日期,收入金额,支出金额,对方户名,附言\nE2E${Date.now()},${day},${(order.totalFen / 100).toFixed(2)},,花农,${code}`;
  await clerk.page
    .locator('input[type="file"]')
    .setInputFiles({ name: '流水.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await expect(
    clerk.page.getByText('导入 1 行，自动入账 1 行，已有 0 行，支出 0 行，存疑 0 行'),
  ).toBeVisible();
  expect(await findAccessibilityFaults(clerk.page)).toEqual([]);

  await member.page.goto(`/my-payment?order=${order.payOrderId}`);
  await expect(member.page.getByRole('link', { name: '查看收据' })).toBeVisible();
  await member.page.getByRole('button', { name: '发票' }).click();
  await member.page.getByLabel('邮箱').fill('caiwu@example.com');
  await member.page.getByRole('button', { name: '提交申请' }).click();
  await expect(member.page.getByText('开票申请已提交')).toBeVisible();

  await clerk.page.goto('/manage/invoice?state=APPLIED');
  const amount = (order.totalFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
  await clerk.page.getByRole('row').filter({ hasText: amount }).last().getByRole('link').first().click();
  await clerk.page.getByRole('button', { name: '登记开票' }).click();
  await clerk.page.locator('input[name="invoiceNo"]').fill(`26${Date.now()}`.padEnd(20, '0'));
  await clerk.page.getByRole('button', { name: '登记开票' }).click();
  await expect(clerk.page.getByText('已开票').first()).toBeVisible();
  await clerk.page.getByRole('button', { name: '交付发票' }).click();
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await clerk.page
    .locator('input[type="file"]')
    .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: pdf });
  // Offered once the file has been uploaded.
  await expect(clerk.page.getByRole('button', { name: '重新选择' })).toBeVisible();
  await clerk.page.getByRole('button', { name: '交付发票' }).click();
  await expect(clerk.page.getByRole('dialog').getByText('已交付')).toBeVisible();
  expect(await findAccessibilityFaults(clerk.page)).toEqual([]);

  await member.page.goto(`/my-payment?order=${order.payOrderId}`);
  await member.page.getByRole('button', { name: '发票' }).click();
  const [file] = await Promise.all([
    member.page.waitForEvent('download'),
    member.page.getByRole('button', { name: /发票\.pdf/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('发票.pdf');
});

test('an unbooked report from a channel is queried there and closed with a reason', async ({
  browser,
  baseURL,
}) => {
  const { page } = await enter(browser, baseURL, 'op_finance');
  await page.goto('/manage/reconcile?state=OPEN');
  // An unreadable notice has no number to query.
  const unread = page.getByRole('row').filter({ hasText: '通知无法读取' });
  await expect(unread.getByRole('button', { name: '核销' })).toBeVisible();
  await expect(unread.getByRole('button', { name: '查询渠道' })).toHaveCount(0);
  const foreign = page.getByRole('row').filter({ hasText: '渠道：USD；本站：CNY' });
  await expect(foreign).toContainText('渠道通知，未入账');
  await expect(foreign).toContainText('渠道已报 2 次');
  const stray = page.getByRole('row').filter({ hasText: '本站：无' });
  const no = await stray.getByRole('link').textContent();
  const row = page.getByRole('row').filter({ hasText: no ?? '' });
  await row.getByRole('button', { name: '查询渠道' }).click();
  await expect(page.getByText(`${no}：渠道确认成功`).first()).toBeVisible();
  await expect(row.getByRole('cell', { name: /^渠道确认成功 [\d,]+\.\d\d$/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: '核销' }).click();
  await page.getByRole('alertdialog').getByLabel('原因').fill('付款方在收银台重复付款，已联系退回');
  await page.getByRole('alertdialog').getByRole('button', { name: '核销' }).click();
  await expect(page.getByText('差异已核销')).toBeVisible();
  await page.goto('/manage/reconcile?state=CLOSED');
  await expect(row.getByText('付款方在收银台重复付款，已联系退回')).toBeVisible();
});
