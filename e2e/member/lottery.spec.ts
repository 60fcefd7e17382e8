import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

/** The demo draw whose prizes are being claimed. */
const drawn = '开放日留影抽奖';

test('a draw can be verified in the browser, and with the script in plain Node', async ({
  page,
  request,
}, info) => {
  await page.goto('/yangling?kind=LOTTERY&order=NEW');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(drawn) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(drawn);
  // The island becomes interactive when in view.
  await page.getByRole('button', { name: '验证本次开奖' }).scrollIntoViewIfNeeded();
  await page.locator('[data-island="lottery/public/VerifyDraw"][data-alive]').waitFor();
  await page.getByRole('button', { name: '验证本次开奖' }).click();
  await expect(page.getByRole('heading', { name: /三处全部一致/ })).toBeVisible();
  for (const question of ['信封没有被换过', '名单没有被动过', '中奖的正是最靠前的'])
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  // The list has been loaded, so verification also works offline.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '再验证一次' }).click();
  await expect(page.getByRole('heading', { name: /三处全部一致/ })).toBeVisible();
  await page.context().setOffline(false);

  const id = page.url().split('/').at(-1) ?? '';
  const answer = await request.get(`/api/communityManage/lottery/queryProof?id=${id}`);
  const file = info.outputPath('draw.json');
  writeFileSync(file, await answer.body());
  expect(
    execFileSync(process.execPath, ['apps/web/public/verify-draw.mjs', file], { encoding: 'utf8' }),
  ).toContain('as it should be');
});

test('a draw is created, checked by one operator, approved by another, and joined', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const title = `晒工作照抽手套${Date.now() % 100_000}`;
  // No other test posts from this account, which may post once a minute.
  await logIn(context, demo('demo_provider'), baseURL);
  await page.goto('/my-post/write?kind=LOTTERY');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /板块/ }).click();
  await page
    .getByRole('option', { name: /活动与社团/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: '标题' }).fill(title);
  await main
    .getByRole('textbox', { name: '正文' })
    .fill('回帖晒一张工作照就能参加，抽到的人凭参与号到综合服务楼领。');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(main.getByText(/奖品/).first()).toBeVisible();
  await main.getByRole('textbox', { name: '奖品', exact: true }).fill('防水棉手套');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/my-post\?post=/);

  const first = await browser.newContext();
  await logIn(first, demo('op_community'), baseURL);
  const desk = await first.newPage();
  await desk.goto('/manage/lottery?state=PENDING');
  await desk.getByRole('main').getByRole('link', { name: title }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '核对奖品和规则' }).click();
  await expect(desk.getByRole('dialog').getByRole('button', { name: '核对奖品和规则' })).toBeHidden();
  await first.close();

  const second = await browser.newContext();
  await logIn(second, demo('op_community2'), baseURL);
  const review = await second.newPage();
  await review.goto('/manage/post-audit');
  await review
    .getByRole('main')
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .click();
  await review.getByRole('main').getByRole('button', { name: '通过', exact: true }).click();
  await expect(review.getByRole('main').getByRole('button', { name: new RegExp(title) })).toHaveCount(0);
  await second.close();

  const third = await browser.newContext();
  await logIn(third, demo('demo_person'), baseURL);
  const entrant = await third.newPage();
  await entrant.goto('/yangling?kind=LOTTERY&order=NEW');
  await entrant.getByRole('main').getByRole('heading').getByRole('link', { name: title }).click();
  await entrant.getByRole('button', { name: '参与抽奖' }).click();
  await expect(entrant.getByText('已参与，等待开奖')).toBeVisible();
  await expect(entrant.locator('[data-island="lottery/public/JoinDraw"]')).toContainText('0001');
});

test('a winner claims a prize', async ({ page, context, baseURL }) => {
  await logIn(context, demo('demo_person'), baseURL);
  await page.goto('/my-prize?state=TO_CLAIM');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '领取', exact: true }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: '姓名' });
  if (await name.isVisible()) {
    await name.fill('许晚棠');
    await page.getByRole('dialog').getByRole('textbox', { name: '手机号' }).fill('15400000001');
    const address = page.getByRole('dialog').getByRole('textbox', { name: '地址' });
    if (await address.isVisible()) await address.fill('云岫路 1 号收发室');
    await page.getByRole('dialog').getByRole('button', { name: '领取', exact: true }).click();
  }
  await expect(page.getByText('已登记').first()).toBeVisible();
});
