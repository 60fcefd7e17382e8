import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

test('a door display shows its room after its code is entered, and keeps showing it', async ({ page }) => {
  await page.goto('/room-door');
  await page.locator('[data-island$="public/RoomDoor"][data-alive]').waitFor();
  await page.getByLabel('门牌码').fill('no-such-code');
  await page.getByRole('button', { name: '打开门牌' }).click();
  await expect(page.getByText('没有会议室使用这个门牌码')).toBeVisible();
  await page.getByLabel('门牌码').fill('DEMO-DOOR-R001');
  await page.getByRole('button', { name: '打开门牌' }).click();
  await expect(page.getByRole('heading', { name: '兰亭会议室' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: '兰亭会议室' })).toBeVisible();
});
