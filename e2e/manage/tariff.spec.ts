import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

/** A day on which no other tariff starts, even if the test is repeated. */
function dayToCome(): { day: string; parts: string[] } {
  const at = new Date(Date.UTC(2040, 0, 1) + (Math.floor(Date.now() / 1_000) % 20_000) * 86_400_000);
  const day = at.toISOString().slice(0, 10);
  return { day, parts: day.split('-') };
}

test('the hours of a time-of-use tariff can be set by pointer and keyboard', async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_finance'), baseURL);
  await page.goto('/manage/bill?view=fees');
  await page.getByRole('button', { name: '新增价格' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('计价方式').selectOption('tou');
  const { day, parts } = dayToCome();
  const date = drawer.getByRole('group', { name: '生效日期' }).getByRole('spinbutton');
  for (const [at, part] of parts.entries()) await date.nth(at).pressSequentially(part);
  for (const [band, yuan] of Object.entries({ 峰: '1.2', 平: '0.8', 谷: '0.4' }))
    await drawer.getByRole('textbox', { name: band, exact: true }).fill(yuan);

  const hour = (from: number, band: string) =>
    drawer.getByRole('button', { name: `${from}–${from + 1} 时，${band}`, exact: true });
  await expect(hour(13, '平')).toBeVisible();
  await drawer.getByRole('radio', { name: '谷' }).check({ force: true });
  await hour(13, '平').click();
  await expect(hour(13, '谷')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(hour(14, '谷')).toBeFocused();
  await expect(drawer.getByText('13–15, 23–7 时')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: day });
  await expect(row).toContainText('谷 0.4 (13–15, 23–7 时)');
  await expect(row).toContainText('未开始');
  await row.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(row).toContainText('已撤回');
});

test('a price cannot begin on days that are billed, and names the bills', async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_finance'), baseURL);
  await page.goto('/manage/bill?view=fees');
  await page.getByRole('button', { name: '新增价格' }).click();
  const drawer = page.getByRole('dialog');
  const date = drawer.getByRole('group', { name: '生效日期' }).getByRole('spinbutton');
  const lastYear = String(new Date().getFullYear() - 1);
  for (const [at, part] of [lastYear, '12', '16'].entries()) await date.nth(at).pressSequentially(part);
  await expect(drawer.getByText('价格不能从这一天开始')).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^ZD\d{8}-\d{4}$/ }).first()).toBeVisible();
  await drawer.getByRole('textbox', { name: '单价' }).fill('4.5');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('这一天之后的日子已经出账')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
