import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { fillDay } from '../support/fill-day.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('a demand is submitted, approved, shown without its enterprise, and withdrawn', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const title = `春节前红玫瑰${Date.now() % 10_000}枝`;
  await logIn(context, demo('demo_enterprise'), baseURL);
  await page.goto('/project-release-list');
  await page.getByRole('link', { name: '发布供需' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '发布供需' })).toBeVisible();
  await page.getByLabel('标题').fill(title);
  await page.getByRole('button', { name: /品类/ }).click();
  await page.getByRole('option', { name: '月季玫瑰' }).click();
  await page.getByLabel('要求').fill('枝长六十厘米以上，请致电 15410009222 联系。');
  await page.getByLabel('单价不低于（元）').fill('1.6');
  await page.getByLabel('单价不高于（元）').fill('2.4');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await fillDay(page, '截止日期', inAMonth);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText(/请不要写出企业名称/).first()).toBeVisible();
  await page.getByLabel('要求').fill('枝长六十厘米以上，须预冷，分四批到货。');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText(`${title}：待审核`)).toBeVisible();
  await expect(page).toHaveURL(/project-release-list\/[0-9A-Z]{26}$/);
  const id = page.url().slice(-26);

  const desk = await openAs(browser, baseURL, 'op_service');
  await desk.goto(`/manage/todo?keyword=${encodeURIComponent(title)}`);
  await desk.getByRole('link', { name: title }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(desk.getByText(`${title}：对接中`)).toBeVisible();
  await desk.context().close();

  const visitor = await browser.newContext();
  const open = await visitor.newPage();
  await open.goto(`/match/${id}`);
  await expect(open.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(open.getByText('1.60–2.40 元')).toBeVisible();
  const html = await open.content();
  for (const secret of ['晨露', '154100', '许晚棠']) expect(html).not.toContain(secret);

  await page.reload();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText(`${title}：已撤回`)).toBeVisible();
  const answer = await open.goto(`/match/${id}`);
  expect(answer?.status()).toBe(410);
});
