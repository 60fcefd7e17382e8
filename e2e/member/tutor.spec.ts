import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

const question = '洋桔梗从采下到入库要三个多小时，预冷后箱心温度还有七度，想请老师看看顺序怎么改。';

test('an office hour is requested from the tutor’s page, accepted and cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await register(context.request), baseURL ?? '');
  await page.goto('/service/tutorlist?area=POSTHARVEST');
  await page.getByRole('link', { name: '阮清霁' }).first().click();
  await expect(page.getByRole('heading', { name: '坐诊时段' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('[data-state="FREE"] a').last().click();
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox').fill(question);
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(page).toHaveURL(/\/my-application-list\/tutoring\//);
  await expect(page.getByText('待审核').first()).toBeVisible();
  const tutoring = new URL(page.url()).pathname;

  const expert = await context.browser()?.newContext();
  if (!expert) throw new Error('no browser');
  await logIn(expert, demo('demo_expert'), baseURL ?? '');
  const desk = await expert.newPage();
  await desk.goto(`${baseURL}/manage/my-tutoring?tab=ASKED`);
  await desk.getByRole('link', { name: question }).last().click();
  await desk.getByRole('button', { name: '确认预约' }).click();
  await expect(desk.getByText('已处理')).toBeVisible();
  await expert.close();

  await page.goto(tutoring);
  await expect(page.getByText('预约成功').first()).toBeVisible();
  await page.goto('/my-application-list?group=BOOKING');
  await expect(page.getByRole('link', { name: /导师辅导/ }).first()).toBeVisible();
  await page.goto(tutoring);
  await page.getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
  await expect(page.getByText('已取消').first()).toBeVisible();
});

test('the tutor writes the advice after the session, and the recipient rates it', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, demo('demo_expert'), baseURL ?? '');
  await page.goto('/manage/my-tutoring?tab=ADVISE');
  await page.locator('tbody th a').first().click();
  await expect(page).toHaveURL(/booking=/);
  const tutoring = new URL(page.url()).searchParams.get('booking');
  await page.getByRole('button', { name: '写书面意见' }).click();
  await page.getByRole('button', { name: '发出意见' }).click();
  await expect(page.getByLabel('判断')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('判断').fill('设备没有问题，问题在入库前停了一个多小时。');
  await page.getByLabel('要做的事').fill('分两班采收，每四十分钟送一次');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '发出意见' }).click();
  await expect(page.getByText('意见已发出')).toBeVisible();

  const reader = await context.browser()?.newContext();
  if (!reader) throw new Error('no browser');
  await logIn(reader, demo('demo_enterprise'), baseURL ?? '');
  const own = await reader.newPage();
  await own.goto(`${baseURL}/my-application-list/tutoring/${tutoring}`);
  await expect(own.getByText('设备没有问题，问题在入库前停了一个多小时。')).toBeVisible();
  expect(await findAccessibilityFaults(own)).toEqual([]);
  await own.getByRole('button', { name: '评价', exact: true }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByRole('button', { name: '评价', exact: true }).click();
  await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('radio').nth(4).check({ force: true });
  await dialog.getByRole('textbox').fill('回去就照着做了，弯头少了一半。');
  await dialog.getByRole('button', { name: '评价', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(own.getByText('回去就照着做了，弯头少了一半。')).toBeVisible();
  await expect(own.getByRole('button', { name: '评价', exact: true })).toHaveCount(0);
});

test('a question to a tutor is public, and the tutor is notified', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const title = `洋桔梗采后三小时才预冷要不要分批${String(Date.now()).slice(-6)}`;
  await logIn(context, demo('demo_enterprise'), baseURL ?? '');
  await page.goto('/service/tutorlist?area=POSTHARVEST');
  await page.getByRole('link', { name: '阮清霁' }).first().click();
  await page.getByRole('link', { name: '向TA提问' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('阮清霁').first()).toBeVisible();
  await main.getByRole('textbox', { name: '标题' }).fill(title);
  await main.getByRole('button', { name: /板块/ }).click();
  await page.getByRole('option').first().click();
  await main.getByRole('textbox', { name: '正文' }).fill(question);
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/answerdetails\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const expert = await browser.newContext({ baseURL: baseURL ?? '' });
  await logIn(expert, demo('demo_expert'), baseURL ?? '');
  const desk = await expert.newPage();
  await desk.goto('/my-message');
  await expect(desk.getByRole('main').getByText(title).first()).toBeVisible();
});

test('machine time is booked from the week view and paid for per sample', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await register(context.request), baseURL ?? '');
  await page.goto('/resources/chuangxin/spaceship');
  await expect(page.getByText('没有这一类资源')).toBeVisible();
  await page.getByRole('link', { name: '后一周' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page
    .getByRole('row', { name: /液质联用仪/ })
    .getByRole('link')
    .last()
    .click();
  const address = new URL(page.url());
  await page.goto(`${address.pathname}${address.search}&from=18:00`);
  const chosen = page.getByRole('button', { name: '填用途，预约' });
  if (!(await chosen.isVisible({ timeout: 10_000 }).catch(() => false)))
    await page.goto(`${address.pathname}${address.search}&from=19:00`);
  await chosen.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '预约并支付' }).click();
  await expect(drawer.getByLabel('用途')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel('用途').fill('切花农残筛查');
  await drawer.getByRole('button', { name: '预约并支付' }).click();
  await payWith(page, 'SUCCESS');
  await expect(page.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  await page.goto('/my-application-list');
  await expect(page.getByRole('link', { name: /仪器机时/ }).first()).toBeVisible();
});
