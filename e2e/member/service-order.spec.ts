import { expect, type Locator, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { png } from '../support/application.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

// Both tests order from the same shop and open its latest order, so they run one after the other.
test.describe.configure({ mode: 'default' });

const mark = String(Date.now()).slice(-6);
/** A service offered by `demo_provider`. */
const service = '七十二小时模拟运输试验';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Answers a confirmation dialog, with a reason where one is required. */
async function answer(page: Page, name: string, reason?: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  if (reason !== undefined) await question.getByRole('textbox').fill(reason);
  await press(question, name);
  await expect(question).toHaveCount(0);
}

/** Orders from the page of the service; the order then awaits the provider's answer. */
async function order(buyer: Page, need: string): Promise<string> {
  await buyer.goto('/service/servicelist?sort=price');
  const link = buyer.getByRole('link', { name: service, exact: true });
  for (let page = 2; (await link.count()) === 0; page += 1)
    await buyer.goto(`/service/servicelist?sort=price&page=${page}`);
  await link.click();
  const address = buyer.url();
  await buyer.getByRole('link', { name: '立即申请' }).click();
  const form = buyer.getByRole('dialog');
  await press(form, '立即申请');
  await expect(form.getByText('需求说明为10到1000个字')).toBeVisible();
  await form.getByLabel('需求说明').fill(need);
  await press(form, '立即申请');
  await expect(buyer.getByRole('dialog')).toHaveCount(0);
  return address;
}

/** Opens the latest order in a list. */
async function openLatest(page: Page, list: string, need: string): Promise<Locator> {
  await page.goto(list);
  await page.locator('tbody').getByRole('link', { name: service }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(need)).toBeVisible();
  return drawer;
}

async function quote(provider: Page, need: string): Promise<void> {
  const drawer = await openLatest(provider, '/cooperation-list', need);
  await press(drawer, '报价');
  const form = provider.getByRole('dialog');
  await form.getByRole('textbox', { name: '报价', exact: true }).fill('1500');
  await form.getByLabel('里程碑名称').fill('出具报告');
  await form.getByRole('textbox', { name: '金额' }).fill('1000');
  const due = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await fillDay(form, '约定日期', due);
  await press(form, '报价');
  await expect(form.getByText('各里程碑金额之和应等于报价')).toBeVisible();
  await form.getByRole('textbox', { name: '金额' }).fill('1500');
  await press(form, '报价');
  await expect(provider.getByRole('dialog').getByText('已报价').first()).toBeVisible();
}

/** Types a day into the segments of a date field. */
async function fillDay(form: Locator, label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const field = form.getByRole('group', { name: label });
  for (const [at, part] of [year, month, date].entries())
    await field.getByRole('spinbutton').nth(at).pressSequentially(part);
}

test('an order goes through its milestones, from a request to public ratings', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const need = `三箱月季模拟七十二小时运输${mark}`;
  const said = `报告清楚，箱内温度都有曲线${mark}`;
  const loginName = ['ent_e04', 'ent_e05', 'ent_e06'][test.info().retry] ?? '';
  const buyer = await openAs(browser, baseURL, loginName);
  const provider = await openAs(browser, baseURL, 'demo_provider');
  const address = await order(buyer, need);
  await quote(provider, need);

  // Orders waiting for the buyer are shown expanded above the list.
  await buyer.goto('/my-list');
  const card = buyer.getByRole('article').filter({ hasText: need });
  await expect(card.getByText('出具报告')).toBeVisible();
  expect(await findAccessibilityFaults(buyer)).toEqual([]);
  await press(card, '接受报价');
  await answer(buyer, '接受报价');
  await expect(card).toHaveCount(0);
  let drawer = await openLatest(buyer, '/my-list', need);
  expect(await findAccessibilityFaults(buyer)).toEqual([]);
  await expect(drawer.getByText('进行中').first()).toBeVisible();

  drawer = await openLatest(provider, '/cooperation-list', need);
  await press(drawer, '完成这一步');
  const form = provider.getByRole('dialog');
  await form.locator('input[type="file"]:not([capture])').setInputFiles({
    name: '温度曲线.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(form.getByText('温度曲线.png')).toBeVisible();
  await form.getByLabel('说明').fill('全程温度曲线见附件。');
  await press(form, '完成这一步');
  await expect(provider.getByRole('dialog').getByText('等买方确认')).toBeVisible();

  drawer = await openLatest(buyer, '/my-list', need);
  const download = buyer.waitForEvent('download');
  await drawer
    .getByRole('button', { name: /温度曲线/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe('温度曲线.png');
  await press(drawer, '确认完成');
  await answer(buyer, '确认完成');
  await press(drawer, '验收完成');
  await answer(buyer, '验收完成');
  await press(drawer, '去评价');
  const rating = buyer.getByRole('dialog');
  await press(rating, '写评价');
  await expect(rating.getByText('请选择总体')).toBeVisible();
  for (const name of ['总体', '质量', '时效', '态度'])
    await rating.getByRole('radiogroup', { name }).getByRole('radio').nth(3).check({ force: true });
  await rating.getByLabel('评价内容').fill(said);
  await rating
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '到货.png', mimeType: 'image/png', buffer: png });
  await expect(rating.getByText('到货.png')).toBeVisible();
  // The order is already completed, so its state does not show whether it has been rated.
  const rated = buyer.waitForResponse(/\/rating\/save\?/);
  await press(rating, '写评价');
  expect(await (await rated).json()).toMatchObject({ header: { retCode: '000000' } });

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(said)).toBeVisible();
  const shown = visitor.getByRole('listitem').filter({ hasText: said });
  await expect(shown.getByRole('img', { name: '随评价上传的图片' })).toBeVisible();

  await provider.goto('/my-comment');
  const row = provider.getByRole('row').filter({ hasText: said });
  await press(row, '回复评价');
  await answer(provider, '回复评价', '谢谢，下次可以走急件。');
  await expect(row.getByText('谢谢，下次可以走急件。')).toBeVisible();
});

test('both sides are heard in a dispute, and the park rules on it', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const need = `两箱百合模拟运输，要封闭车厢${mark}`;
  const loginName = ['ent_e13', 'ent_e15', 'ent_e16'][test.info().retry] ?? '';
  const buyer = await openAs(browser, baseURL, loginName);
  const provider = await openAs(browser, baseURL, 'demo_provider');
  await order(buyer, need);
  await quote(provider, need);
  let drawer = await openLatest(buyer, '/my-list', need);
  await press(drawer, '接受报价');
  await answer(buyer, '接受报价');
  await press(drawer, '有问题');
  const mine = `车厢没有封闭${mark}`;
  await buyer.getByRole('dialog').getByLabel('说明').fill(mine);
  await press(buyer.getByRole('dialog'), '有问题');
  await expect(buyer.getByRole('dialog').getByText('争议中').first()).toBeVisible();

  drawer = await openLatest(provider, '/cooperation-list', need);
  await press(drawer, '补充陈述');
  const theirs = `篷布扣好了，有照片${mark}`;
  await provider.getByRole('dialog').getByLabel('说明').fill(theirs);
  await press(provider.getByRole('dialog'), '补充陈述');
  await expect(provider.getByRole('dialog').getByText(theirs).first()).toBeVisible();

  const officer = await openAs(browser, baseURL, 'op_service');
  await officer.goto('/manage/order-dispute?tab=OPEN');
  await officer.getByRole('link', { name: service }).first().click();
  const dispute = officer.getByRole('dialog');
  const sides = dispute.getByRole('region', { name: '双方陈述' });
  await expect(sides.getByText(mine)).toBeVisible();
  await expect(sides.getByText(theirs)).toBeVisible();
  await press(dispute, '裁定取消');
  const ruling = `运输未按约定封闭，本单取消${mark}`;
  await answer(officer, '裁定取消', ruling);
  await expect(dispute.getByText(ruling).first()).toBeVisible();

  drawer = await openLatest(buyer, '/my-list', need);
  await expect(drawer.getByText('已取消').first()).toBeVisible();
  await expect(drawer.getByText(ruling).first()).toBeVisible();
});
