import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { type Account, logIn, register } from '../support/accounts.ts';
import { findLink, readerOf } from '../support/addresses.ts';
import { apply, returnForCorrection } from '../support/application.ts';
import { test } from '../support/test.ts';
import { watchFaults } from '../support/watch.ts';

test('a returned application is notified and appears as a case with its reasons', async ({
  page,
  context,
  request,
  playwright,
  baseURL,
}) => {
  const account = await register(request, '200');
  const audit = await apply(request, account.regTicket);
  const office = await playwright.request.newContext({ baseURL });
  await returnForCorrection(office, audit, { licenseFileId: '照片模糊，看不清编号' });
  await office.dispose();
  await logIn(context, account, baseURL ?? '');
  const faults = watchFaults(page);

  await page.goto('/my-case');
  const bell = page.locator('summary[aria-label^="消息，"]');
  await expect(bell).toHaveAttribute('aria-label', '消息，2 条未读');
  await expect(page.getByRole('link', { name: /^我的办件\s*1$/ })).toBeVisible();
  const row = page.getByRole('row', { name: /企业入驻：试走花卉/ });
  await expect(row).toContainText('退回修改');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('link', { name: /企业入驻/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('请按标注补正；照片模糊，看不清编号');
  await expect(drawer.getByRole('link', { name: '去办理' })).toHaveAttribute('href', '/enterprise-preserve');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/my-case');

  await bell.click();
  await expect(page.getByRole('region', { name: '最近消息' })).toContainText('入驻申请需要补正');
  await page.getByRole('link', { name: '全部消息' }).click();
  await expect(page.getByRole('heading', { name: '消息中心' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const message = page.getByRole('row', { name: /入驻申请需要补正/ });
  await message.getByRole('button', { name: '标为已读' }).click();
  await expect(bell).toHaveAttribute('aria-label', '消息，1 条未读');
  // A selected message is deselected once it is no longer shown.
  await message.getByRole('checkbox').press('Space');
  await expect(page.getByText('已选 1 项')).toBeVisible();
  await page.getByRole('link', { name: '只看未读' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByText('已选 1 项')).toBeHidden();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  await expect(bell).toHaveAttribute('aria-label', '消息，没有未读');
  await page.getByRole('link', { name: '清空筛选' }).click();
  await message.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(message).toBeHidden();
  expect(faults).toEqual([]);
});

async function fillLogin(page: Page, { loginName, password }: Account) {
  await page.locator('[data-island="identity/public/login/PasswordLogin"][data-alive]').waitFor();
  await page.locator('[name="loginName"]').fill(loginName);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The state requested on page load arrives after the click and must not override it. */
async function collectBeforeStateIsKnown(page: Page): Promise<void> {
  const clicked = Promise.withResolvers<void>();
  const queryState = '**/collect/queryState*';
  await page.route(queryState, async (route) => {
    const answer = await route.fetch();
    await clicked.promise;
    await route.fulfill({ response: answer });
  });
  await page.reload();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();
  const answered = page.waitForResponse(queryState);
  clicked.resolve();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();
}

test('a visitor collects an article after logging in, puts it in a group and removes it', async ({
  page,
  request,
}) => {
  const account = await register(request);
  const article = await findLink(
    readerOf(request),
    '/information/industrylist',
    /^\/information\/industrylist\/[0-9A-Z]{26}$/,
  );
  await page.goto(article);
  const title = (await page.locator('h1').textContent()) ?? '';
  const collect = page.getByRole('button', { name: '收藏', exact: true });
  const question = page.getByRole('alertdialog', { name: '登录后可操作' });
  await collect.click();
  await expect(question.getByRole('button', { name: '去登录' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(collect).toBeFocused();
  await collect.click();
  await question.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, account);
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: '已收藏' }).click();
  await expect(collect).toBeVisible();
  await collectBeforeStateIsKnown(page);

  await page.goto('/collect-message');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: '设置分组' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '分组' }).fill('采后');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('采后');
  await row.getByRole('button', { name: '取消收藏' }).click();
  await row.getByRole('button', { name: '撤销' }).click();
  await row.getByRole('button', { name: '取消收藏' }).click();
  await expect(row).toContainText('已取消收藏');
  await page.reload();
  await expect(page.getByText('还没有收藏')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
