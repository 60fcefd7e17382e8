import { expect } from '@playwright/test';
import { demo, logIn } from './support/accounts.ts';
import { test } from './support/test.ts';

test('a visitor finds a vacant unit and requests a viewing after logging in', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/service/large-building');
  await page.getByRole('link', { name: '只看有房' }).first().click();
  await expect(page.getByText('2号温室片区')).toHaveCount(0);
  await page.getByRole('link', { name: '创研楼A座' }).click();
  await page.getByRole('navigation', { name: '楼层' }).getByRole('link', { name: '1 层' }).click();
  const plan = page.getByRole('list', { name: '1 层平面图' });
  await plan.getByRole('link', { name: '103' }).click();
  await expect(page.getByRole('heading', { name: '103' })).toBeVisible();
  await expect(page.getByRole('link', { name: '登录后预约看房' })).toBeVisible();
  await logIn(context, demo('demo_person'), baseURL);
  await page.reload();
  await page.getByLabel('看房时间').selectOption({ index: 1 });
  await page.getByLabel('需求说明').fill('四个人的检测室');
  await page.getByRole('button', { name: '预约看房' }).click();
  await expect(page.getByText(/已提交（KF/)).toBeVisible();
  const own = page.getByRole('region', { name: '我的看房登记' });
  await own.getByRole('button', { name: '取消' }).first().click();
  await expect(own.getByText('已取消').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('buildings are shown on a map of the park, whose signs link to them', async ({ page }) => {
    await page.goto('/service/large-building');
    await page.getByRole('link', { name: '园区图' }).click();
    const map = page.getByRole('list', { name: '园区图' });
    await expect(map.getByRole('listitem')).toHaveCount(9);
    await map.getByRole('link', { name: '创研楼A座' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '创研楼A座' })).toBeVisible();
  });

  test('the plan, its list and the login are links', async ({ page }) => {
    await page.goto('/service/large-building?kind=GREENHOUSE');
    await page.getByRole('link', { name: '1号温室片区' }).click();
    await page.getByRole('link', { name: '列表', exact: true }).click();
    await page.getByRole('link', { name: 'B区6跨' }).click();
    await expect(page.getByText('8,051.00 元/月')).toBeVisible();
    await page.getByRole('link', { name: '登录后预约看房' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
});

test('the detail page without a building redirects to the list', async ({ page }) => {
  await page.goto('/service/large-detail');
  await expect(page).toHaveURL(/large-building$/);
});

test('two clicks in the console draw a unit on its floor plan', async ({ page, context, baseURL }) => {
  await logIn(context, demo('op_property'), baseURL ?? '');
  await page.goto('/manage/building?view=units&state=VACANT');
  await page.locator('tbody th a').first().click();
  const drawer = page.getByRole('dialog');
  const ownPlace = drawer.getByRole('switch');
  if (!(await ownPlace.isChecked())) await ownPlace.click({ force: true });
  const plan = drawer.getByRole('button', { name: /在平面图上画出/ });
  await plan.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
  await plan.click({ position: { x: width * 0.2, y: height * 0.1 } });
  await expect(drawer.getByText('再点对角。')).toBeVisible();
  await plan.click({ position: { x: width * 0.5, y: height * 0.4 } });
  await expect(drawer.getByLabel('左边（‰）')).toHaveValue('200');
  await expect(drawer.getByLabel('宽（‰）')).toHaveValue('300');
  await drawer.getByRole('button', { name: '取消', exact: true }).click();
});
