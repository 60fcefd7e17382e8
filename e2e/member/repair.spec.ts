import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { png } from '../support/application.ts';
import { openAs } from '../support/open-as.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

const fault = `地埋支管漏水${Date.now() % 1_000_000}`;
const photo = { name: '修后.png', mimeType: 'image/png', buffer: png };

/** One second of silence. */
const sound = {
  name: '说明.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([0x64, 0x1f, 0, 0]),
    Buffer.from('WAVEfmt '),
    Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0]),
    Buffer.from('data'),
    Buffer.from([0x40, 0x1f, 0, 0]),
    Buffer.alloc(8000, 128),
  ]),
};

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a leak is reported, quoted, repaired on a poor connection, confirmed and paid for', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await register(context.request), baseURL ?? '');
  await page.goto('/information/safe-production');
  await page.locator('main a[href*="safe-production-details"]').first().click();
  await page.getByRole('link', { name: '上报安全隐患' }).click();
  await expect(page.getByText('隐患会立即转给安全负责人')).toBeVisible();
  await page.goto('/repair?asset=DEMO-P01');
  await expect(page.getByText('GH1-P-01')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act(page, '提交报修').click();
  await expect(page.getByText('请填写故障描述（5到500字）')).toBeVisible();
  await page.getByLabel('情况说明').fill(`${fault}。地面一直在冒水，已关总阀。`);
  await page.getByRole('radio', { name: /影响生产/ }).check({ force: true });
  await page.locator('input[type=file][accept*="audio/"]').first().setInputFiles(sound);
  await expect(page.getByLabel('语音').and(page.locator('audio'))).toBeVisible();
  await act(page, '提交报修').click();
  await expect(page.getByRole('dialog').getByText('待受理')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act(page, '催办').click();
  await expect(page.getByText('后可再催')).toBeVisible();

  const desk = await openAs(browser, baseURL, 'op_property');
  await desk.goto('/manage/repair');
  const card = desk.getByRole('listitem').filter({ hasText: fault }).first();
  await expect(card.getByText('用户催办')).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await card.getByRole('button', { name: '选师傅' }).click();
  await desk.getByRole('radio', { name: '不指定，谁先接谁办' }).check({ force: true });
  await desk.getByRole('dialog').getByRole('button', { name: '派单' }).click();
  await expect(desk.getByText('已发给所有师傅，先接先办')).toBeVisible();

  const viewport = { width: 390, height: 844 };
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile';
  const phone = await openAs(browser, baseURL, 'op_worker', { viewport, userAgent, hasTouch: true });
  await phone.goto('/h5/manage/my-repair?tab=FREE');
  await phone.getByRole('link', { name: new RegExp(fault) }).click();
  await act(phone, '接单').click();
  await expect(phone.getByText('维修中').first()).toBeVisible();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await act(phone, '维修报价').click();
  await phone.getByLabel('报价项目').fill('更换支管 2.4 米');
  await phone.getByLabel('金额（元）').fill('320');
  await phone.getByRole('dialog').getByRole('button', { name: '维修报价' }).click();
  await expect(phone.getByText('待确认报价').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('320.00 元')).toBeVisible();
  await act(page, '同意，开始修').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意，开始修' }).click();
  await expect(page.getByRole('dialog').getByText('维修中')).toBeVisible();

  await phone.reload();
  await phone.getByLabel('修了什么').fill('换管 2.4 米，夜间水流归零。');
  await act(phone, '完工').click();
  await expect(phone.getByText('请选择照片').first()).toBeVisible();
  await phone.locator('input[type=file]').first().setInputFiles(photo);
  await expect(phone.getByText('修后.png')).toBeVisible();
  await phone.context().setOffline(true);
  await act(phone, '完工').click();
  await expect(phone.getByText('网络断了').first()).toBeVisible();
  await expect(phone.getByLabel('修了什么')).toHaveValue('换管 2.4 米，夜间水流归零。');
  await phone.context().setOffline(false);
  await expect(phone.getByText('待验收').first()).toBeVisible({ timeout: 20_000 });

  await page.reload();
  await expect(page.getByRole('dialog').getByText('待验收').first()).toBeVisible();
  await act(page, '已修好').click();
  await page.getByRole('radio', { name: '很满意' }).check({ force: true });
  const pad = page.getByRole('img', { name: '在这里签名' });
  await pad.scrollIntoViewIfNeeded();
  const place = await pad.boundingBox();
  if (!place) throw new Error('there is nowhere to sign');
  await page.mouse.move(place.x + 20, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + 120, place.y + 60, { steps: 5 });
  await page.mouse.up();
  await page.getByLabel('签署人姓名').fill('许晚棠');
  await act(page, '已修好').last().click();
  await expect(page.getByRole('dialog').getByText('已完成').first()).toBeVisible();
  await expect(page.getByRole('img', { name: '签名', exact: true })).toBeVisible();
  await expect(page.getByText('许晚棠').last()).toBeVisible();
  const ticketUrl = page.url();
  await expect(page.getByText('320.00 元，待付')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act(page, '支付维修费').click();
  await expect(page.getByRole('heading', { name: '选择支付方式' })).toBeFocused();
  await page.getByRole('radio', { name: /^演示收银台/ }).check();
  await payWith(page, 'SUCCESS');
  await expect(page.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  await page.goto(ticketUrl);
  await expect(page.getByText('320.00 元，已付')).toBeVisible();
  await Promise.all([desk, phone].map((each) => each.context().close()));
});

test('the console lists all tickets and prints labels for assets', async ({ page, context, baseURL }) => {
  await logIn(context, demo('op_property'), baseURL ?? '');
  await page.goto('/manage/repair?view=all&tab=LATE');
  await page.locator('tbody th a').first().click();
  await expect(page.getByRole('dialog').getByText('经过')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/manage/repair?view=assets');
  await page.getByRole('link', { name: '新设备' }).click();
  await page.getByLabel('设备编号').fill('GH2-B3-M01');
  await page.getByLabel('设备名称').fill('排风机');
  await page.getByLabel('具体位置').fill('2号温室 B区4跨');
  await act(page, '保存').click();
  await expect(page.getByRole('dialog').getByText('设备编号')).not.toHaveCount(0);
  await page.getByLabel('设备编号').fill(`GH2-${Date.now()}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /什么事/ })
    .click();
  await page.getByRole('listbox').getByRole('option', { name: '温室设施' }).click();
  await act(page, '保存').click();
  await expect(page.getByText('设备已保存')).toBeVisible();
});
