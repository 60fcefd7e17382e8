import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { openDay } from '../support/open-day.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

// Beyond the days booked in the demo park, and on different days from the room tests.
const day = openDay(22, 7);

async function enter(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, await register(context.request), baseURL);
  return context.newPage();
}

test('a room is paid for on the second try, has a receipt, and is half refunded', async ({
  browser,
  baseURL,
}) => {
  const page = await enter(browser, baseURL ?? '');
  await page.goto(`/conference-room?date=${day}`);
  await page.getByRole('gridcell', { name: '竹里会议室 16:00 可预约' }).click();
  await page.getByRole('button', { name: '填主题，预约' }).click();
  await page.getByLabel('会议主题').fill('花期会商');
  await page.getByRole('button', { name: '预约并支付' }).click();
  await expect(page.getByRole('heading', { name: '选择支付方式' })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByText('竹里会议室')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await payWith(page, 'FAILURE');
  await expect(page.getByRole('heading', { name: '余额不足' })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '换一种方式' }).click();
  await expect(page.getByText('上次没有付成')).toBeVisible();
  await payWith(page, 'SUCCESS');
  await expect(page.getByText('处理中')).toBeVisible();
  await expect(page.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: '查看收据' }).click();
  await expect(page.getByText('人民币（大写）：贰拾伍元整')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-ZF.*\.pdf$/);

  await page.getByRole('link', { name: '返回' }).click();
  await page.getByRole('link', { name: '退款与记录' }).click();
  await page.getByRole('button', { name: /^申请退款/ }).click();
  await page.getByLabel('退款金额').fill('12.5');
  await page.getByLabel('原因').fill('会议只用了一半时间');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('退款申请已提交')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('待审核')).toBeVisible();
  const title = await dialog.getByRole('heading', { name: /^订单/ }).textContent();
  const order = title?.replace('订单 ', '') ?? '';

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  await logIn(office, demo('op_finance'), baseURL ?? '');
  const desk = await office.newPage();
  await desk.goto(`/manage/refund?state=APPLIED&keyword=${order}`);
  await desk.locator('tbody th a').first().click();
  await expect(desk.getByRole('dialog').getByText('会议只用了一半时间')).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await enterCode(desk);
  await desk.getByRole('button', { name: '验证并继续' }).click();
  await expect(desk.getByText(/^退款 .*：/).first()).toBeVisible();
  await desk.goto(`/manage/pay-order?keyword=${order}`);
  await desk.locator('tbody th a').first().click();
  await expect(desk.getByRole('dialog').getByText('会议室收入').first()).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.goto('/manage/reconcile?view=ledger');
  await expect(desk.getByRole('cell', { name: '会议室收入' })).toBeVisible();
  await expect(async () => {
    await page.goto(`/pay-result?orderNo=${order}`);
    await expect(page.getByText('部分退款')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await Promise.all([page.context().close(), office.close()]);
});

test('an order is hidden from other users, and says so when cancelled', async ({ browser, baseURL }) => {
  const page = await enter(browser, baseURL ?? '');
  await page.goto(`/conference-room?date=${day}`);
  await page.getByRole('gridcell', { name: '竹里会议室 09:00 可预约' }).click();
  await page.getByRole('button', { name: '填主题，预约' }).click();
  await page.getByLabel('会议主题').fill('花期会商');
  await page.getByRole('button', { name: '预约并支付' }).click();
  await expect(page.getByRole('heading', { name: '选择支付方式' })).toBeFocused();
  const other = await enter(browser, baseURL ?? '');
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: '没有找到这笔订单' })).toBeVisible();
  expect(await findAccessibilityFaults(other)).toEqual([]);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('heading', { name: '没有付款，订单已关闭' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await Promise.all([page.context().close(), other.context().close()]);
});
