import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { png } from '../support/application.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

// A new name for each run, since shop names are unique.
const mark = String(Date.now()).slice(-6);
const shop = `晨露检测服务台${mark}`;
const service = `切花保鲜期检测${mark}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

async function pass(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`${list}?state=PENDING`);
  await page.getByRole('link', { name: title }).click();
  await press(page, '通过');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an enterprise opens a shop and publishes a service, which visitors find and compare', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  // An enterprise may have one shop, so a retry uses another enterprise.
  const loginName = ['demo_enterprise', 'ent_e03', 'ent_e12'][test.info().retry] ?? '';
  const owner = await openAs(browser, baseURL, loginName);
  await owner.goto('/release-service');
  await owner.getByRole('link', { name: '申请开店' }).click();
  // An empty form is not sent; it names what is missing.
  await press(owner, '保存');
  await expect(owner.getByText('请选择服务类目')).toBeVisible();
  await owner.getByLabel('店铺名称').fill(shop);
  await owner.getByLabel('店铺简介').fill('切花采后检测，急样次日出数，不合格会打电话讲明白。');
  await owner.getByText('检测认证', { exact: true }).click();
  await press(owner, '保存');
  await expect(owner.getByRole('heading', { name: shop })).toBeVisible();
  await press(owner, '提交审核');
  await expect(owner.getByText('待审核').first()).toBeVisible();

  await pass(await openAs(browser, baseURL, 'op_audit'), '/manage/shop-audit', shop);

  await owner.reload();
  await owner.getByRole('link', { name: '发布新服务' }).first().click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('服务名称').fill(service);
  await choose(owner, /服务类目/, '检测认证');
  await choose(owner, /计价方式/, '按量计价');
  await form.getByLabel('服务说明').fill('统一水温与光照下判定瓶插期，报告列出每一天的状态与照片。');
  await form.getByLabel('流程环节').fill('收样编码、逐日判定、出具报告');
  await form.getByLabel('需要准备').fill('同批次花材 20 枝');
  await choose(owner, /服务区域/, '花谷核心片区');
  await owner.keyboard.press('Escape');
  await press(owner, '加一张照片');
  await form
    .getByRole('group', { name: '更多图片' })
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: '判定台.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByText('判定台.png')).toBeVisible();
  await press(owner, '保存');
  await expect(owner.getByText('请输入价格')).toBeVisible();
  await form.getByLabel('价格').fill('260');
  await form.getByLabel('单位').fill('样');
  // The upload has finished by now, and the picture is still shown.
  await expect(form.getByRole('group', { name: '更多图片' }).locator('img')).toBeVisible();
  await expect(form.getByText('判定台.png')).toBeVisible();
  expect(await findAccessibilityFaults(owner)).toEqual([]);
  await press(owner, '保存');
  await owner.getByRole('link', { name: service }).click();
  await press(owner, '提交审核');
  await expect(owner.getByRole('dialog').getByText('待审核')).toBeVisible();

  await pass(await openAs(browser, baseURL, 'op_service'), '/manage/service', service);

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  // Sorted by latest, since a shop that has not answered anyone yet comes last by response time.
  await visitor.goto('/service/servicelist?sort=latest');
  await visitor.getByRole('link', { name: service, exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: service })).toBeVisible();
  await expect(visitor.getByText('260.00 元/样')).toBeVisible();
  await expect(visitor.getByText('花谷核心片区')).toBeVisible();
  await expect(visitor.getByRole('img', { name: `${service}，第 1 张` })).toBeVisible();
  await visitor.getByRole('link', { name: '进店铺主页' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: shop })).toBeVisible();
  await visitor.goto('/service/servicelist?sort=latest');
  await visitor.getByRole('link', { name: `对比：${service}` }).click();
  await expect(visitor.getByRole('heading', { name: '对比 1 / 3' })).toBeVisible();
  await expect(visitor.getByRole('cell', { name: '收样编码、逐日判定、出具报告' })).toBeVisible();
  // An empty result offers to post a request.
  await visitor.goto('/service/servicelist?category=TESTING&price=FREE');
  await expect(visitor.getByText('没有符合条件的服务')).toBeVisible();
  await expect(visitor.getByRole('link', { name: '提交服务需求' })).toHaveAttribute(
    'href',
    '/project-release-list/new',
  );
  await visitor.goto(`/search?keyword=${encodeURIComponent(service)}`);
  await expect(
    visitor.getByRole('main').getByRole('link', { name: new RegExp(`^${service}`) }),
  ).toBeVisible();

  // A service taken off keeps its page, which says so.
  await owner.goto('/release-service?state=ON');
  await owner.getByRole('link', { name: service }).click();
  await press(owner, '下架');
  await owner.getByRole('alertdialog').getByRole('button', { name: '下架', exact: true }).click();
  await expect(owner.getByRole('dialog').getByText('已下架')).toBeVisible();
  await visitor.goto('/service/servicelist?sort=latest');
  await expect(visitor.getByRole('link', { name: service, exact: true })).toHaveCount(0);
});
