import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

/** Moves in the matrix by arrows from the cell with the focus, then toggles. */
async function toggleBelow(page: Page, steps: readonly string[]): Promise<void> {
  for (const key of steps) await page.keyboard.press(key);
  await page.keyboard.press('Space');
}

const cell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a role is made by keyboard, approved by a second administrator, held, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const name = `收银复核${Date.now() % 100_000}`;
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/custom-role?role=new');
  await page.getByRole('textbox', { name: '角色名称' }).focus();
  await page.keyboard.type(name);
  await cell(page, '企业档案 看：没有').focus();
  await page.keyboard.press('Space');
  await expect(cell(page, '企业档案 看：新增')).toBeFocused();
  await toggleBelow(page, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']);
  await expect(cell(page, '账单 看：新增')).toBeFocused();
  await toggleBelow(page, ['ArrowUp']);
  await toggleBelow(page, []);
  await expect(cell(page, '退租结算 看：没有')).toBeFocused();
  const eyes = page.getByRole('figure', { name: '换成他的眼睛看' });
  await expect(eyes.getByText('账单', { exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).focus();
  await page.keyboard.type('前台忙时复核账单');
  await page.getByRole('button', { name: '提交，等另一名管理员批准' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已提交，等另一名管理员批准')).toBeVisible();
  await expect(page).toHaveURL(/role=[0-9A-Z]{26}/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await expect(page.getByRole('button', { name: '批准', exact: true })).toHaveCount(0);
  const address = page.url();

  const second = await openAs(browser, baseURL, 'op_admin2');
  const approve = async () => {
    await second.goto(address);
    await second.getByRole('button', { name: '批准', exact: true }).first().click();
    await second.getByRole('alertdialog').getByRole('button', { name: '批准' }).click();
    await expect(second.getByText('已保存').first()).toBeVisible();
  };
  await approve();

  await page.reload();
  await page.getByRole('button', { name: '给人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '持有人' }).fill('op_worker3');
  await page.getByRole('option', { name: /op_worker3/ }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('月底帮忙');
  await dialog.getByRole('button', { name: '给人' }).click();
  await expect(dialog).toHaveCount(0);
  await approve();

  const holder = await openAs(browser, baseURL, 'op_worker3');
  const menu = holder.getByRole('navigation').first();
  await holder.goto('/manage/bill');
  await expect(holder.locator('main h1').first()).toBeVisible();
  await expect(menu.locator('a[href$="/manage/enterprise-audit"]')).toHaveCount(1);
  await expect(menu.locator('a[href$="/manage/contract"]')).toHaveCount(0);
  await expect(holder.locator('header').first()).toContainText('op_worker3');

  await page.reload();
  await page.getByRole('button', { name: '收回' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('textbox').fill('帮完了');
  await asked.getByRole('button', { name: '收回' }).click();
  await expect(page.getByText('还没有人有这个角色')).toBeVisible();
  await holder.goto('/manage/bill');
  await expect(holder).toHaveURL(/\/401/);
});
