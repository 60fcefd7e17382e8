import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, post } from '../support/accounts.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

const amountFen = 800_000;

interface Order {
  payOrderId: string;
  no: string;
  totalFen: number;
  refundedFen: number;
  channel: string | null;
  state: string;
}

interface Desk {
  page: Page;
  token: string;
}

async function enter(browser: Browser, baseURL: string | undefined, who: string): Promise<Desk> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const { token } = await logIn(context, demo(who), baseURL);
  return { page: await context.newPage(), token };
}

async function ask<Data>({ page, token }: Desk, path: string): Promise<Data> {
  const answer = await page.request.get(path, { headers: { token } });
  return ((await answer.json()) as { body: { data: Data } }).body.data;
}

/** Finds an order paid at the demo cashier of which `amountFen` can still be refunded. */
async function findPaid(payer: Desk): Promise<Order> {
  const { rows } = await ask<{ rows: Order[] }>(payer, '/api/payManage/order/queryList?tab=PAID&pageSize=50');
  const found = rows.find(
    ({ channel, totalFen, refundedFen }) => channel === 'MOCK' && totalFen - refundedFen >= amountFen,
  );
  if (!found) throw new Error('the demo enterprise has paid nothing of this size at the cashier');
  return found;
}

/** Opens the pending refund next to its list. */
async function openRefund({ page }: Desk, reason: string, order: string): Promise<void> {
  await page.goto(`/manage/refund?state=APPLIED&keyword=${order}`);
  await page.getByRole('row').filter({ hasText: reason }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
}

async function approve({ page }: Desk): Promise<void> {
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  // Paying money out requires a verification code.
  const check = page.getByRole('dialog', { name: '安全验证' });
  await expect(check).toBeVisible();
  await enterCode(page);
  await check.getByRole('button', { name: '验证并继续' }).click();
}

test('8,000 yuan are refunded after two people in the finance office have approved it', async ({
  browser,
  baseURL,
}) => {
  const reason = `电表倍率录错，多收部分退回 ${Date.now()}`;
  const payer = await enter(browser, baseURL, 'demo_enterprise');
  const { payOrderId, no } = await findPaid(payer);
  await payer.page.goto(`/my-payment?order=${payOrderId}`);
  await payer.page.getByRole('button', { name: /^申请退款/ }).click();
  await payer.page.getByLabel('退款金额').fill('8000');
  await payer.page.getByLabel('原因').fill(reason);
  await payer.page.getByRole('button', { name: '提交申请' }).click();
  const own = payer.page.getByRole('dialog').getByRole('listitem').filter({ hasText: reason });
  await expect(own.getByText('待审核')).toBeVisible();

  const first = await enter(browser, baseURL, 'op_finance');
  await openRefund(first, reason, no);
  const dialog = first.page.getByRole('dialog');
  await expect(dialog.getByText('达到园区设定的复核金额，须两人先后通过。')).toBeVisible();
  await approve(first);
  await expect(first.page.getByText(/^退款 .*：待审核/).first()).toBeVisible();
  await expect(dialog.getByText('已有一人通过，须另一人复核。')).toBeVisible();
  await expect(dialog.getByText('8,000.00')).toBeVisible();
  expect(await findAccessibilityFaults(first.page)).toEqual([]);

  // The first approver is offered no further action, and is refused when calling the API.
  await expect(first.page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
  const id = new URL(first.page.url()).searchParams.get('refund') ?? '';
  const { version } = await ask<{ version: number }>(
    first,
    `/api/payManage/refund/queryManageDetail?id=${id}`,
  );
  const form = { id, event: 'approve', version: String(version) };
  const again = await post(first.page.request, '/api/payManage/refund/operateManage', form, first.token);
  expect(again.header.retCode).toBe('500047');

  const second = await enter(browser, baseURL, 'op_finance2');
  await openRefund(second, reason, no);
  await approve(second);
  await expect(second.page.getByText(/^退款 .*：/).first()).toBeVisible();
  await expect(async () => {
    await second.page.goto(`/manage/refund?keyword=${no}&refund=${id}`);
    const found = second.page.getByRole('dialog');
    await expect(found.getByText('已退款')).toBeVisible({ timeout: 2_000 });
    await expect(found.getByText('贺司南、秦青禾')).toBeVisible();
  }).toPass({ timeout: 40_000 });

  await payer.page.goto(`/my-payment?order=${payOrderId}`);
  await expect(own.getByText('已退款')).toBeVisible();
  await expect(own.getByText('8,000.00 元')).toBeVisible();
  await payer.page.goto(`/pay-result?orderNo=${no}`);
  await expect(payer.page.getByText('部分退款')).toBeVisible();
  await expect(payer.page.getByText('8,000.00').first()).toBeVisible();
  await payer.page.goto('/my-message');
  await expect(payer.page.getByText(/8,000\.00 元已原路退回/).first()).toBeVisible();
  await Promise.all([payer, first, second].map(({ page }) => page.context().close()));
});
