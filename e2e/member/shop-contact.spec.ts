import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const mark = String(Date.now()).slice(-6);
/** A service offered by `demo_provider`. */
const service = '七十二小时模拟运输试验';

/** Answers a confirmation dialog, with a reason where one is required. */
async function answer(page: Page, name: string, reason?: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  if (reason !== undefined) await question.getByRole('textbox').fill(reason);
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Finds the pages of the service and its shop. */
async function findPages(page: Page): Promise<{ ofService: string; ofShop: string }> {
  await page.goto('/service/servicelist?sort=price');
  const link = page.getByRole('main').getByRole('link', { name: service, exact: true });
  for (let at = 2; (await link.count()) === 0; at += 1)
    await page.goto(`/service/servicelist?sort=price&page=${at}`);
  await link.click();
  const ofService = page.url();
  const shop = page.getByRole('main').getByRole('link', { name: '进店铺主页' });
  return { ofService, ofShop: (await shop.getAttribute('href')) ?? '' };
}

test('a question about a service becomes public once its shop has answered it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const asked = `雨天送来的花能收吗？${mark}${test.info().retry}`;
  const said = `可以，先阴干再装袋。${mark}`;
  const asker = await openAs(browser, baseURL, 'demo_person');
  const { ofService } = await findPages(asker);
  await asker.getByRole('main').getByRole('link', { name: '向机构提问' }).click();
  const form = asker.getByRole('dialog');
  await form.getByRole('button', { name: '向机构提问' }).click();
  await expect(form.getByText('问题为4到300个字')).toBeVisible();
  await form.getByLabel('问题').fill(asked);
  await form.getByRole('button', { name: '向机构提问' }).click();
  await expect(asker.getByRole('dialog')).toHaveCount(0);
  await expect(asker.getByRole('row').filter({ hasText: asked }).getByText('待答复')).toBeVisible();

  const provider = await openAs(browser, baseURL, 'demo_provider');
  await provider.goto('/cooperation-list?view=questions&state=ASKED');
  const row = provider.getByRole('row').filter({ hasText: asked });
  await row.getByRole('button', { name: '回答', exact: true }).click();
  const drawer = provider.getByRole('dialog');
  await drawer.getByLabel('回答').fill(said);
  await drawer.getByRole('button', { name: '回答', exact: true }).click();
  await expect(provider.getByRole('dialog')).toHaveCount(0);

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto(ofService);
  const questions = visitor.locator('#questions');
  await expect(questions.getByText(asked)).toBeVisible();
  await expect(questions.getByText(said)).toBeVisible();

  const officer = await openAs(browser, baseURL, 'op_service');
  await officer.goto('/manage/order-dispute?view=questions&state=ANSWERED');
  const managed = officer.getByRole('row').filter({ hasText: asked });
  await managed.getByRole('button', { name: '隐藏' }).click();
  await answer(officer, '隐藏', '问的不是这项服务。');
  await expect(managed).toHaveCount(0);
  await visitor.goto(ofService);
  await expect(questions.getByText(asked)).toHaveCount(0);
});

test('a shop is heard before a complaint about it is decided', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const body = `约好周二送来的记录到周五还没有${mark}${test.info().retry}`;
  // A buyer can have only one open complaint about a shop, so each retry uses another buyer.
  const loginName = ['ent_e15', 'ent_e16', 'ent_e13'][test.info().retry] ?? '';
  const buyer = await openAs(browser, baseURL, loginName);
  const { ofShop } = await findPages(buyer);
  await buyer.goto(ofShop);
  await buyer.getByRole('main').getByRole('link', { name: '投诉这家机构' }).click();
  const form = buyer.getByRole('dialog');
  await form.getByRole('button', { name: '提交投诉' }).click();
  await expect(form.getByText('请选择类型')).toBeVisible();
  await form.getByRole('button', { name: /类型/ }).click();
  await buyer.getByRole('listbox').getByRole('option', { name: '拖延不办' }).click();
  await form.getByLabel('投诉内容').fill(body);
  await form.getByRole('button', { name: '提交投诉' }).click();
  await expect(buyer.getByRole('dialog')).toHaveCount(0);

  const officer = await openAs(browser, baseURL, 'op_service');
  await officer.goto('/manage/order-dispute?view=complaints&state=SUBMITTED');
  await officer.locator('tbody').getByRole('link').first().click();
  const desk = officer.getByRole('dialog');
  await expect(desk.getByText(body)).toBeVisible();
  await desk.getByRole('button', { name: '受理' }).click();
  await answer(officer, '受理');
  await expect(desk.getByText('核查中').first()).toBeVisible();

  const provider = await openAs(browser, baseURL, 'demo_provider');
  await provider.goto('/cooperation-list?view=complaints&state=ACCEPTED');
  await provider.locator('tbody').getByRole('link').first().click();
  const drawer = provider.getByRole('dialog');
  await expect(drawer.getByText(body)).toBeVisible();
  await drawer.getByRole('button', { name: '说明情况' }).click();
  await answer(provider, '说明情况', `记录已经补送${mark}`);
  await expect(drawer.getByText(`记录已经补送${mark}`)).toBeVisible();
  expect(await findAccessibilityFaults(provider)).toEqual([]);

  await officer.reload();
  const again = officer.getByRole('dialog');
  await expect(again.getByText(`记录已经补送${mark}`)).toBeVisible();
  await again.getByRole('button', { name: '认定属实' }).click();
  await answer(officer, '认定属实', `逾期属实，已记入档案${mark}`);

  await buyer.goto('/my-list?view=complaints');
  await buyer.locator('tbody').getByRole('link').first().click();
  await expect(buyer.getByRole('dialog').getByText(`逾期属实，已记入档案${mark}`)).toBeVisible();
});
