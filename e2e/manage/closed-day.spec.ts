import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test('the console closes the whole park for a day and reopens it', async ({ page, context, baseURL }) => {
  await logIn(context, demo('op_service'), baseURL ?? '');
  await page.goto('/manage/venue');
  await page.getByRole('link', { name: '闭园日' }).click();
  const drawer = page.getByRole('dialog');
  // Beyond the days that other tests book.
  const closed = new Date(Date.now() + (200 + (Date.now() % 60)) * 86_400_000).toISOString().slice(0, 10);
  await drawer.getByRole('button', { name: '设为闭园日' }).click();
  await expect(drawer.getByText('请输入闭园原因')).toBeVisible();
  for (const [at, part] of closed.split('-').entries())
    await drawer.getByRole('group', { name: '日期' }).getByRole('spinbutton').nth(at).pressSequentially(part);
  const why = `消防演练${String(Date.now()).slice(-5)}`;
  await drawer.getByLabel('闭园原因').fill(why);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: '设为闭园日' }).click();
  const line = drawer.getByRole('listitem').filter({ hasText: why });
  await expect(line).toBeVisible();
  await line.getByRole('button').click();
  await expect(line).toHaveCount(0);
});
