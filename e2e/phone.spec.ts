import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { demo, logIn, register } from './support/accounts.ts';
import { apply, png, returnForCorrection } from './support/application.ts';
import { phone } from './support/phone.ts';
import { test } from './support/test.ts';
import { watchFaults } from './support/watch.ts';

test.use(phone);

test('a phone stays below /h5 throughout the portal and can switch to the desktop pages', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto('/policy/policylist?page=2');
  await expect(page).toHaveURL('/h5/policy/policylist?page=2');
  const dock = page.getByRole('navigation', { name: '底栏' });
  await dock.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/h5/');

  await dock.getByRole('link', { name: '办事' }).click();
  await expect(page).toHaveURL('/h5/services');
  await page.getByRole('main').getByRole('link', { name: '在线缴费' }).click();
  await expect(page).toHaveURL('/h5/pay-money');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '报事报修' }).click();
  await expect(page).toHaveURL(/\/h5\/login\?redirect=/);
  await page.goto('/');

  await page.getByRole('button', { name: '菜单' }).click();
  const menu = page.locator('#top-bar');
  await expect(menu).toBeInViewport();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '菜单' }).click();
  await menu.getByRole('link', { name: '通知公告' }).click();
  await expect(page).toHaveURL('/h5/information/noticelist');
  await page.getByRole('main').locator('a[href^="/h5/information/noticelist/"]').first().click();
  await expect(page).toHaveURL(/\/h5\/information\/noticelist\/\w{26}$/);
  // An inner page has a single back link instead of the dock.
  await expect(dock).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: '通知公告' }).click();
  await expect(page).toHaveURL('/h5/information/noticelist');

  await page.getByRole('button', { name: '菜单' }).click();
  await menu.getByRole('link', { name: '电脑版' }).click();
  await expect(page).toHaveURL('/information/noticelist');
  await page.goto('/about-us');
  await expect(page).toHaveURL('/about-us');
  expect(faults).toEqual([]);
});

test('the services say how much waits where', async ({ page, baseURL }) => {
  const faults = watchFaults(page);
  await logIn(page.context(), demo('demo_enterprise'), baseURL ?? '');
  await page.goto('/services');
  const notices = page.getByRole('main').getByRole('link', { name: '通知签收' }).last();
  await expect(notices).toContainText(/待办 \d/);
  await expect(page.getByRole('navigation', { name: '底栏' }).getByText('件待处理')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: '我的账单' })).not.toContainText('需企业账号');
  await notices.click();
  await expect(page).toHaveURL('/h5/information/noticelist');
  expect(faults).toEqual([]);
});

test('a company corrects its returned application with a photo taken on the spot', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = watchFaults(page);
  const office = await browser.newContext({ baseURL });
  const account = await register(office.request, '200');
  const audit = await apply(office.request, account.regTicket);
  await returnForCorrection(office.request, audit, { licenseFileId: '照片模糊，看不清登记机关' });
  await office.close();

  await logIn(page.context(), account, baseURL ?? '');
  await page.goto('/enterprise-preserve');
  await expect(page).toHaveURL('/h5/enterprise-preserve');
  await expect(page.getByText('照片模糊，看不清登记机关').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page
    .locator('input[type="file"][capture]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: '提交补正（1 / 1）' }).click();
  await expect(page.getByText('入驻申请正在审核')).toBeVisible();
  expect(faults).toEqual([]);
});
