import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('a fee item is made, and a bill by hand is issued by a second person', async ({ browser, baseURL }) => {
  const code = `FEE_${Date.now() % 10_000_000}`;
  const clerk = await openAs(browser, baseURL, 'op_finance');
  await clerk.goto('/manage/fee?fee=new');
  const drawer = clerk.getByRole('dialog');
  await drawer.getByLabel('中文名称').fill(`场地清洗 ${code}`);
  await drawer.getByLabel('英文名称').fill(`Cleaning ${code}`);
  await drawer.getByLabel('代码').fill(code);
  await drawer.getByLabel('单价').fill('3000');
  expect(await findAccessibilityFaults(clerk)).toEqual([]);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(clerk.getByRole('row').filter({ hasText: code })).toContainText('3,000');

  await clerk.goto('/manage/bill/hand/new');
  const tenant = clerk.getByRole('combobox', { name: '企业' });
  await tenant.fill('花卉');
  await clerk.getByRole('option').first().click();
  await clerk.getByRole('main').getByRole('button', { name: /费项/ }).click();
  await clerk.getByRole('option', { name: code }).click();
  await clerk.getByLabel('说明（企业会看到）').fill('露台与坡道');
  await clerk.getByLabel('数量').fill('2');
  await clerk.keyboard.press('Tab');
  await expect(clerk.getByText('6,000.00').first()).toBeVisible();
  const due = clerk.getByRole('group', { name: '到期日' }).getByRole('spinbutton');
  for (const [at, part] of ['2040', '01', '20'].entries()) await due.nth(at).pressSequentially(part);
  await clerk.getByLabel('原因').fill('签收单一张');
  expect(await findAccessibilityFaults(clerk)).toEqual([]);
  await clerk.getByRole('button', { name: '保存' }).click();
  await expect(clerk.getByText('金额达到园区规定的复核线')).toBeVisible();
  await clerk.getByRole('button', { name: '送另一人复核' }).click();
  await expect(clerk.getByRole('button', { name: '撤回' })).toBeVisible();

  const second = await openAs(browser, baseURL, 'op_finance2');
  await second.goto(new URL(clerk.url()).pathname);
  await second.getByRole('button', { name: '批准并出账' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: '批准并出账' }).click();
  await second.getByRole('link', { name: /^ZD/ }).click();
  await expect(second.getByRole('dialog')).toContainText('露台与坡道');
});
