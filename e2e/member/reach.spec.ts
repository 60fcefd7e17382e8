import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { logIn, register } from '../support/accounts.ts';
import { overflowOf } from '../support/overflow.ts';
import { test } from '../support/test.ts';

test.beforeEach(async ({ context, request, baseURL }) => {
  await logIn(context, await register(request), baseURL ?? '');
});

const cell = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('a person chooses where messages go, by subject or all at once', async ({ page }) => {
  await page.goto('/reach');
  await expect(page.getByRole('heading', { name: '园区怎么找到您' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await expect(page.getByText('等我办的，用站内, 必须送达，不能关')).toBeAttached();
  await expect(page.getByText('供需与社区，用短信, 短信只用于钱、安全和期限')).toBeAttached();
  await expect(page.getByRole('radio', { name: '标准' })).toBeChecked();
  await cell(page, '供需与社区，用邮箱').click();
  await expect(cell(page, '供需与社区，用邮箱')).toBeChecked();
  await page.getByLabel('供需与社区的邮件什么时候发').selectOption('每周一 9:00 合并');
  await page.reload();
  await expect(page.getByLabel('供需与社区的邮件什么时候发')).toHaveValue('WEEK');
  await expect(page.getByRole('radio', { name: '标准' })).not.toBeChecked();
  await page.locator('label', { hasText: '少打扰' }).click();
  await expect(page.getByText('已保存').last()).toBeVisible();
  await expect(cell(page, '等我办的，用短信')).not.toBeChecked();
  await page.locator('label', { hasText: '免打扰时段' }).click();
  await page.getByLabel('结束', { exact: true }).selectOption('08:30');
  await expect(page.getByText('免打扰时段已保存').last()).toBeVisible();
  await expect(page.getByRole('img', { name: '一天 24 小时，22:00 到 08:30 不打扰' })).toBeVisible();
});

test('a mail address is asked for, then for its confirmation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reach');
  await page.getByRole('link', { name: '去填写' }).click();
  await page.locator('[name="email"]').fill('try@example.com');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await page.goto('/reach');
  await expect(page.getByText('确认邮件已发到 try@example.com')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
});

test('links of mails whose secret is over say so, without logging in', async ({ browser, baseURL }) => {
  const anyone = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await anyone.newPage();
  await page.goto('/unsubscribe?token=x&matter=MONEY');
  await expect(page.getByText('不再用邮件接收“钱”')).toBeVisible();
  await page.getByRole('button', { name: '退订这一类' }).click();
  await expect(page.getByRole('heading', { name: '链接失效了' })).toBeVisible();
  await page.goto('/verify-mail?token=x');
  await page.getByRole('button', { name: '确认这个邮箱' }).click();
  await expect(page).toHaveURL(/\/verify-mail\?state=gone$/);
  await anyone.close();
});
