import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { openDay } from '../support/open-day.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

// Later than anything the demo park has booked.
const day = openDay(29, 2);

test('a venue is booked from its calendar, paid for with a deposit, and cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await register(context.request), baseURL ?? '');
  await page.goto('/service/fieldlist?kind=STUDIO');
  await page.getByRole('link', { name: '一席花艺教室' }).click();
  await expect(page.getByRole('heading', { name: '十四天日历' })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?from=${day}`);
  await page
    .getByRole('link', { name: /08:00–22:00/ })
    .first()
    .click();
  // The form keeps the time chosen in the calendar.
  await page.getByRole('button', { name: '填用途，预约' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '预约并支付' }).click();
  await expect(drawer.getByText('用途', { exact: false }).first()).toBeVisible();
  await expect(drawer.getByLabel('用途')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel('用途').fill('家庭园艺公开课');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: '预约并支付' }).click();
  await payWith(page, 'SUCCESS');
  await expect(page.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  await page.goto('/conference-room?view=mine');
  await page.getByRole('link', { name: '家庭园艺公开课' }).click();
  await expect(page.getByText('押金已收')).toBeVisible();
  await page.getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
  await expect(page.getByText('“家庭园艺公开课”：已取消')).toBeVisible();
  await page.goto('/conference-room?view=mine&tab=OVER');
  await page.getByRole('link', { name: '家庭园艺公开课' }).click();
  await expect(page.getByText('押金已退')).toBeVisible();
  // Price and deposit are refunded together.
  await page.goto('/my-payment');
  await expect(page.getByRole('row', { name: /一席花艺教室/ }).first()).toBeVisible();
});

test('the console settles a deposit and keeps the cost of damage', async ({ page, context, baseURL }) => {
  await logIn(context, demo('op_service'), baseURL ?? '');
  await page.goto('/manage/venue?state=DEPOSIT');
  await page.locator('tbody th a').first().click();
  await page.getByRole('button', { name: '处理押金' }).click();
  await page.getByLabel('扣除押金').fill('80');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog').getByText('请填写原因')).toBeVisible();
  await page.getByLabel('原因').fill('地面划伤');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('押金已处理')).toBeVisible();
});
