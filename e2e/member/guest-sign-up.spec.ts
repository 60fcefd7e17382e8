import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

test('a visitor on a phone signs up with name, number and code, and claims the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/h5/businesssalon/startup?seats=FREE&fee=FREE');
  await page.locator('main h2 a').first().click();
  await page.locator('a[href*="/businesssalon/guest/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '报名参加' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('姓名').fill('柏小舟');
  await page.getByLabel('手机号').fill(`154${String(Date.now()).slice(-8)}`);
  await enterCode(page);
  for (const group of await page.getByRole('group').all())
    await group.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: '报名，拿票' }).click();
  await expect(page).toHaveURL(/\/businesssalon\/salonapply\//);
  await expect(page.getByRole('heading', { name: /报名成功|待审核/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '账号已经替您备好' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Peony2026');
  await page.getByRole('textbox', { name: '确认密码' }).fill('Peony2026');
  await page.getByRole('button', { name: '认领账号' }).click();
  await expect(page.getByText('密码已设置')).toBeVisible();
  await expect(page.getByRole('heading', { name: '账号已经替您备好' })).toHaveCount(0);
});
