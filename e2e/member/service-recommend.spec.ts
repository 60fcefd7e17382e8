import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const mark = String(Date.now()).slice(-6);
/** A service offered by `demo_provider`. */
const service = '七十二小时模拟运输试验';
/** Different recipients for each retry: the same service can be recommended to each only once in thirty days. */
const receivers = [
  ['ent_e14', '一川风绣球园艺有限公司（演示）'],
  ['ent_e16', '白露蔬兰家庭农场（演示）'],
  ['ent_e19', '疏影梅桩盆景工坊（演示）'],
] as const;

test('a service is recommended to a named enterprise, which shows interest and can apply', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const why = `去年模拟过两趟，箱内温度都有曲线${mark}`;
  const sender = await openAs(browser, baseURL, 'ent_e06');
  await sender.goto('/service/servicelist?sort=price');
  const main = sender.getByRole('main');
  const link = main.getByRole('link', { name: service, exact: true });
  for (let at = 2; (await link.count()) === 0; at += 1)
    await sender.goto(`/service/servicelist?sort=price&page=${at}`);
  await link.click();
  await main.getByRole('link', { name: '推荐给企业' }).click();
  const form = sender.getByRole('dialog');
  const send = form.getByRole('button', { name: '推荐给企业' });
  await form.getByRole('textbox').first().fill('没有这家企业');
  await form.getByLabel('推荐理由').fill(why);
  await send.click();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  expect(await findAccessibilityFaults(sender)).toEqual([]);
  let receiver = '';
  for (const [loginName, name] of receivers) {
    if (receiver !== '') break;
    await form.getByRole('textbox').first().fill(name);
    const answered = sender.waitForResponse(/serviceRecommend\/send/);
    await send.click();
    const { header } = (await (await answered).json()) as { header: { retCode: string } };
    if (header.retCode === '000000') receiver = loginName;
  }
  await expect(sender.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByRole('row').filter({ hasText: why }).getByText('待答复')).toBeVisible();

  const other = await openAs(browser, baseURL, receiver);
  await other.goto('/receive-recommend?view=services');
  const row = other.getByRole('main').getByRole('row').filter({ hasText: why });
  await row.getByRole('button', { name: '感兴趣' }).click();
  const question = other.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button', { name: '感兴趣' }).click();
  await row.getByRole('link', { name: '立即申请' }).click();
  await expect(other.getByRole('dialog').getByLabel('需求说明')).toBeVisible();

  await sender.goto('/recommend-record?view=services');
  await expect(main.getByRole('row').filter({ hasText: why }).getByText('有意向')).toBeVisible();
});
