import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

async function enter(browser: Browser, baseURL = '', who = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, demo(who), baseURL);
  return context.newPage();
}

test('a bank line without a code finds its tenant, and a second person books it', async ({
  browser,
  baseURL,
}) => {
  const clerk = await enter(browser, baseURL, 'op_finance');
  await clerk.goto('/manage/receive');
  // Until a line is chosen, the page says so and shows what is open.
  await expect(clerk.getByText('选一笔来款，就会找出可能是谁付的、付的是哪几笔账单。')).toBeVisible();
  const open = clerk.getByRole('region', { name: '未缴账单，先到期的在前' });
  await expect(open.getByRole('listitem')).toHaveCount(8);
  expect(await findAccessibilityFaults(clerk)).toEqual([]);
  await clerk.getByRole('listitem').filter({ hasText: '房租水电' }).getByRole('link').click();
  await expect(clerk.getByText('与一笔账单金额相同').first()).toBeVisible();
  await expect(clerk.getByRole('button', { name: '与一笔账单金额相同' })).toBeVisible();
  // The receipt that will be booked, calculated by what books it.
  const preview = clerk.getByRole('region', { name: '收据' });
  await expect(preview.getByText(/^合计 [\d,.]+ 元$/)).toBeVisible();
  const total = ((await preview.getByText(/^合计/).textContent()) ?? '').replace(/[^\d.,]/g, '');
  expect(await findAccessibilityFaults(clerk)).toEqual([]);
  await clerk.getByRole('button', { name: '登记收款' }).click();
  const drawer = clerk.getByRole('dialog');
  await expect(drawer.getByText(total).first()).toBeVisible();
  await expect(drawer.getByText(/^SJ\d{8}-\d{4}$/).first()).toBeVisible();
  expect(await findAccessibilityFaults(clerk)).toEqual([]);
});

test('a counted day is taken over, and the next one is opened for closing', async ({ browser, baseURL }) => {
  const other = await enter(browser, baseURL, 'op_finance2');
  await other.goto('/manage/receive?view=days&state=WAITING');
  await other.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(other.getByText('找零少收 5 元')).toBeVisible();
  expect(await findAccessibilityFaults(other)).toEqual([]);
  await other.getByRole('button', { name: '接收' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '接收' }).click();
  await expect(other.getByText(/现在是“已日结”/)).toBeVisible();
  await other.goto('/manage/receive?view=close');
  await expect(other.getByRole('button', { name: /^封 .* 的账$/ })).toBeVisible();
  expect(await findAccessibilityFaults(other)).toEqual([]);
});

test('a cheque that waits is booked by another officer', async ({ browser, baseURL }) => {
  const other = await enter(browser, baseURL, 'op_finance');
  await other.goto('/manage/receive?view=list&state=PROPOSED&keyword=');
  await other.getByRole('row').filter({ hasText: '支票' }).getByRole('link').first().click();
  await other.getByRole('button', { name: '同意入账' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '同意入账' }).click();
  await expect(other.getByText(/现在是“已入账”/)).toBeVisible();
});
