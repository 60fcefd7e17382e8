import { expect, type Page } from '@playwright/test';
import { fillDay } from '../support/fill-day.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const yes = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('a demand for 80,000 roses is matched and recommended, and ends in a deal both sides confirm', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const title = `情人节红玫瑰8万枝${String(Date.now()).slice(-4)}`;
  const buyer = await openAs(browser, baseURL, 'demo_enterprise');
  await buyer.goto('/project-release-list/new');
  await buyer.getByLabel('标题').fill(title);
  await buyer.getByRole('button', { name: /品类/ }).click();
  await buyer.getByRole('option', { name: '月季玫瑰' }).click();
  await buyer.getByLabel('数量').fill('80000');
  await buyer.getByLabel('单位').fill('枝');
  await buyer.getByLabel('要求').fill('枝长六十厘米以上，须预冷至四度以下并附温度记录，分四批到货。');
  await buyer.getByLabel('单价不低于（元）').fill('1.6');
  await buyer.getByLabel('单价不高于（元）').fill('2.4');
  await fillDay(buyer, '截止日期', inAMonth);
  await expect(buyer.getByText(/家，最高 \d+ 分/)).toBeVisible();
  await press(buyer, '提交审核');
  await expect(buyer.getByText(`${title}：待审核`)).toBeVisible();
  await expect(buyer).toHaveURL(/project-release-list\/[0-9A-Z]{26}$/);
  const id = buyer.url().slice(-26);

  const desk = await openAs(browser, baseURL, 'op_service');
  await desk.goto(`/manage/match?project=${id}`);
  await press(desk, '通过');
  await expect(desk.getByText(`${title}：对接中`)).toBeVisible();

  // Matches are calculated immediately, in the background.
  await expect(async () => {
    await buyer.goto(`/project-release-list/${id}/match`);
    await expect(buyer.getByText('为什么是').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();

  // A visitor sees the score and its reasons, but no names.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(`/match/${id}`);
  await expect(visitor.getByRole('heading', { name: /匹配的对象/ })).toBeVisible();
  await visitor.getByText('为什么是').first().click();
  await expect(visitor.getByText('为保护匿名未显示').first()).toBeVisible();
  const html = await visitor.content();
  for (const secret of ['晨露', '许晚棠', '154100']) expect(html).not.toContain(secret);

  const seller = await openAs(browser, baseURL, 'demo_enterprise2');
  await seller.goto(`/match/${id}`);
  const asked = seller.getByRole('link', { name: '查看对接' });
  await expect(asked.or(seller.getByRole('link', { name: '我要对接' })).first()).toBeVisible();
  await seller.waitForLoadState('networkidle');
  if (await asked.isVisible()) {
    await asked.click();
    await seller.getByLabel('可承接数量').fill('32000');
    await seller.getByLabel('附言').fill('周二、周四出货');
    await press(seller, '答复感兴趣');
  } else {
    await seller.getByRole('link', { name: '我要对接' }).click();
    await seller.getByRole('dialog').getByLabel('附言').fill('请打 15410009222');
    await press(seller, '表示感兴趣');
    await expect(seller.getByText(/请不要写出企业名称/).first()).toBeVisible();
    await seller.getByRole('dialog').getByLabel('附言').fill('周二、周四出货');
    await seller.getByRole('dialog').getByLabel('可承接数量').fill('32000');
    await press(seller, '表示感兴趣');
  }
  await expect(seller.getByText('您已感兴趣，等对方同意')).toBeVisible();
  await expect(seller.getByText('双方的联系方式')).toHaveCount(0);

  await buyer.goto('/recommend-record?state=INTERESTED');
  await buyer.getByRole('main').getByRole('link', { name: title }).first().click();
  const drawer = buyer.getByRole('dialog');
  await expect(drawer.getByText('对方感兴趣，等您同意')).toBeVisible();
  await expect(drawer.getByText('双方的联系方式')).toHaveCount(0);
  await drawer.getByRole('button', { name: '同意开放', exact: true }).click();
  await yes(buyer, '同意开放');
  await expect(drawer.getByText('双方的联系方式')).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^154/ })).toHaveCount(2);

  await buyer.goto(`/project-release-list/${id}/match`);
  await expect(buyer.getByText('已连通 32,000 枝')).toBeVisible();

  await seller.reload();
  await expect(seller.getByText('双方的联系方式')).toBeVisible();
  await press(seller, '登记合作');
  const form = seller.getByRole('dialog');
  await fillDay(seller, '合作日期', new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
  await form.getByLabel(/金额/).fill('64000');
  await form.getByRole('button', { name: '登记合作', exact: true }).click();
  await expect(seller.getByText('合作中').first()).toBeVisible();

  // The other side confirms the deal, and both rate each other there.
  await buyer.goto('/offline-cooperation');
  await buyer.getByRole('main').getByRole('link', { name: title }).first().click();
  const confirmed = buyer.getByRole('dialog');
  await confirmed.getByRole('button', { name: '确认合作', exact: true }).click();
  await yes(buyer, '确认合作');
  await rate(buyer, title, '验收都合格，温度记录齐全。');
  await rate(seller, title, '付款及时，沟通顺畅。');

  // The end of the deal is applied to the introduction in the background.
  await expect(async () => {
    await seller.goto('/receive-recommend?state=DONE');
    await expect(seller.getByRole('main').getByRole('link', { name: title })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

/** Rates the other side of a deal that both have confirmed. */
async function rate(page: Page, title: string, said: string): Promise<void> {
  await page.goto('/offline-cooperation');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '去评价', exact: true }).click();
  const rating = page.getByRole('dialog');
  for (const name of ['总体', '质量', '时效', '态度'])
    await rating.getByRole('radiogroup', { name }).getByRole('radio').nth(4).click({ force: true });
  await rating.getByLabel('评价内容').fill(said);
  await rating.getByRole('button', { name: '写评价', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('已完成').first()).toBeVisible();
}
