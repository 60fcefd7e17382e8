import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { logIn, register } from '../support/accounts.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const office = 'op_community';

/** The office creates a body of the park; returns the path of its public page. */
async function found(page: Page, name: string): Promise<string> {
  await page.goto('/manage/organization?organization=new');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请输入名称')).toBeVisible();
  await form.getByRole('textbox', { name: '名称' }).first().fill(name);
  await form.getByRole('textbox', { name: '职责' }).fill('每周三晚上一起修剪公共花坛，剪下的枝条分给大家。');
  await form.getByRole('textbox', { name: '愿意做的' }).fill('修剪、分枝');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/manage/organization?keyword=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: '查看公开页面' });
  return (await link.getAttribute('href')) ?? '';
}

test('a user asks to join, is refused with a reason, asks again, becomes a member and leaves', async ({
  browser,
  baseURL: origin,
}) => {
  test.setTimeout(180_000);
  const baseURL = origin ?? '';
  const name = `修剪社${Date.now() % 1_000_000}`;
  const officer = await openAs(browser, baseURL, office);
  const address = await found(officer, name);
  const asker = await openAs(browser, baseURL);

  await asker.goto(address);
  const box = asker.getByRole('region', { name: `加入${name}` });
  await box.getByText('修剪', { exact: true }).click();
  await box.getByRole('textbox', { name: '一句话介绍' }).fill('周三晚上有空');
  await box.getByRole('button', { name: '申请加入' }).click();
  await expect(box.getByText('申请已提交').first()).toBeVisible();
  expect(await findAccessibilityFaults(asker)).toEqual([]);

  const decide = async (act: string, reason?: string) => {
    await officer.goto(`/manage/organization?view=members&state=APPLIED&keyword=${encodeURIComponent(name)}`);
    await officer.getByRole('main').locator('tbody').getByRole('link').first().click();
    const drawer = officer.getByRole('dialog').last();
    await expect(drawer.getByText('周三晚上有空')).toBeVisible();
    await drawer.getByRole('button', { name: act, exact: true }).click();
    const question = officer.getByRole('alertdialog');
    if (reason) await question.getByRole('textbox').fill(reason);
    await question.getByRole('button', { name: act, exact: true }).click();
    await expect(officer.getByText(/：(成员|未通过)/).first()).toBeVisible();
  };
  await decide('不同意', '这一季已经满员，下一季再来。');
  await asker.reload();
  await expect(box.getByText('这一季已经满员，下一季再来。')).toBeVisible();
  await box.getByRole('textbox', { name: '一句话介绍' }).fill('周三晚上有空');
  await box.getByRole('button', { name: '申请加入' }).click();
  await expect(box.getByText('申请已提交').first()).toBeVisible();
  await decide('同意');

  await asker.goto('/my-application-list?group=JOIN');
  await expect(asker.getByRole('main').getByText(`加入${name}`).first()).toBeVisible();
  await asker.goto(address);
  await expect(box.getByText('您是成员')).toBeVisible();
  await expect(asker.getByRole('main').locator('[data-phone]')).toHaveText(/^1\d{10}$/);
  await box.getByRole('button', { name: '退出', exact: true }).click();
  await asker.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click();
  await expect(box.getByRole('button', { name: '申请加入' })).toBeVisible();
});

test('an invitation can be read by anyone and accepted by the person it is for', async ({
  browser,
  baseURL: origin,
}) => {
  test.setTimeout(180_000);
  const baseURL = origin ?? '';
  const name = `嫁接社${Date.now() % 1_000_000}`;
  const officer = await openAs(browser, baseURL, office);
  const address = await found(officer, name);
  const context = await browser.newContext({ baseURL });
  const account = await register(context.request);

  await officer.goto('/manage/organization?view=invites&invite=new');
  const form = officer.getByRole('dialog');
  await form.getByRole('button', { name: /组织/ }).first().click();
  await officer.getByRole('option', { name }).click();
  await form.getByRole('textbox', { name: '手机号' }).fill(account.phoneNumber);
  await form.getByRole('textbox', { name: '职务' }).fill('记录');
  await form.getByRole('textbox', { name: '邀请信' }).fill('想请您来记下每一次嫁接。');
  await form.getByRole('button', { name: '邀请加入' }).click();
  await expect(form).toBeHidden();
  await expect(officer.getByRole('main').getByText(name).first()).toBeVisible();

  await logIn(context, account, baseURL);
  const guest = await context.newPage();
  await guest.goto('/my-message');
  await expect(guest.getByRole('main').getByText(`${name}邀请您加入`).first()).toBeVisible();
  await guest.goto('/dashboard');
  await expect(guest.getByRole('main').getByText(name).first()).toBeVisible();
  await guest
    .getByRole('main')
    .getByRole('link', { name: /看邀请/ })
    .click();
  await expect(guest).toHaveURL(/\/invite\//);
  const invitation = guest.url();
  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await visitor.goto(invitation);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('想请您来记下每一次嫁接。')).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText(account.phoneNumber);

  await guest.getByRole('button', { name: '接受邀请' }).click();
  await expect(guest.getByText(`您已加入${name}。`)).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByRole('region', { name: `加入${name}` }).getByText('记录')).toBeVisible();
});

test('the organization chart can be read and searched without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/organization-chart');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('夜班');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await main.getByRole('rowheader', { name: '夜班热水站小组' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '夜班热水站小组' })).toBeVisible();
  await expect(main.getByRole('link', { name: '登录后申请加入' })).toBeVisible();
});
