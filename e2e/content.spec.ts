import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const precooling = '鲜切花采后预冷四步法：从采收到冷库的两小时';
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

test('a reader goes from a column through a filter to an article and the next one', async ({ page }) => {
  await page.goto('/information');
  await expect(page).toHaveURL('/information/industrylist');
  await expect(page).toHaveTitle('行业资讯_花卉产业供应链服务平台');
  await page.getByRole('navigation', { name: '筛选' }).getByRole('link', { name: /^采后/ }).click();
  await expect(page).toHaveURL(/tag=postharvest/);
  const feed = (await page.getByRole('link', { name: 'RSS订阅' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(feed)).text()).toContain('<title>行业资讯·采后 - ');
  await page.getByRole('searchbox', { name: '在“行业资讯”中搜索' }).fill('预冷');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tag=postharvest&keyword=/);
  await page.getByRole('main').getByRole('link', { name: precooling }).first().click();
  await expect(heading(page)).toHaveText(precooling);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/industrylist\/[0-9A-Z]{26}$/,
  );
  const turn = page.getByRole('navigation', { name: '上一篇与下一篇' });
  const older = (await turn.locator('[rel="next"] span').last().textContent()) ?? '';
  await turn.locator('[rel="next"]').click();
  await expect(heading(page)).toHaveText(older);
});

test('the table of contents follows the reader, and the text size can be increased', async ({ page }) => {
  await page.goto('/information/industrylist');
  await page.getByRole('main').getByRole('link', { name: precooling }).first().click();
  await expect(island(page, 'content/shared/TableOfContents')).toHaveAttribute('data-alive', '');
  const contents = page.getByRole('navigation', { name: '本文目录' });
  const entry = contents.getByRole('link').nth(3);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const paragraph = page.locator('article p').last();
  const sizeOf = async () => (await paragraph.boundingBox())?.height ?? 0;
  const before = await sizeOf();
  await page.getByRole('button', { name: '大', exact: true }).click();
  await expect.poll(sizeOf).toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByRole('button', { name: '大', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // Simulates an insecure connection.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('未能复制，请从地址栏复制')).toBeVisible();
});

test('a view is counted after three seconds on the page', async ({ page }) => {
  await page.goto('/information/parknews');
  const request = page.waitForRequest(/\/api\/infoManage\/content\/view\?/);
  await page.getByRole('main').locator('a:has(h2)').first().click();
  const view = await request;
  expect(view.postData()).toMatch(/^id=[0-9A-Z]{26}$/);
  // Like every request, it identifies the caller.
  const { searchParams } = new URL(view.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    userAccId: '1',
    channel: '3',
    callSide: 'portal',
  });
  expect(view.headers()).toHaveProperty('token');
});

test('notices can be filtered by level and state their number and validity', async ({ page }) => {
  await page.goto('/information/noticelist');
  await page.getByRole('navigation', { name: '筛选' }).getByRole('link', { name: /^紧急/ }).click();
  await expect(page).toHaveURL(/level=URGENT/);
  const rows = page.getByRole('table', { name: '通知公告' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('紧急');
  await rows.nth(1).getByRole('link').click();
  await expect(page.locator('article header')).toContainText('文号');
  await expect(page.locator('article header')).toContainText('有效期');
});

test('a printed notice has the letterhead and no controls', async ({ page }) => {
  await page.goto('/information/noticelist');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/[0-9A-Z]{26}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article header > p').first()).toHaveCSS('color', 'rgb(204, 0, 0)');
  await expect(island(page, 'content/shared/ReadingToolBar').locator('section')).toBeHidden();
});

test('an enterprise is found by its product, and its page shows its story', async ({ page }) => {
  await page.goto('/information/corporate-style');
  const name = page.getByRole('searchbox', { name: '企业名称或产品' });
  await name.fill('切花月季嫁接苗');
  await name.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /晨露月季/ })
    .click();
  await expect(heading(page)).toHaveText('云岫晨露月季种苗有限公司（演示）');
  await expect(page.getByRole('table', { name: '产品与产期' })).toContainText('260万株');
  await expect(page.getByRole('main')).not.toContainText(/1[34578]\d{9}/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, filters, pagination and articles are readable', async ({ page }) => {
    await page.goto('/information/industrylist');
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第2页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('main').locator('ol a h2').first().click();
    await expect(page.locator('article')).toContainText('来源');
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  });
});

test('invalid URLs lead to a sensible page', async ({ page }) => {
  const gone = await page.goto('/information/industrylist/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  expect(gone?.status()).toBe(404);
  const back = page.getByRole('link', { name: '返回列表' });
  await expect(back).toHaveAttribute('href', '/information/industrylist');
  for (const [missing, list] of [
    ['/information/safe-production-details/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/information/safe-production'],
    ['/information/corporate-style-details/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/information/corporate-style'],
    ['/policy/declaration?itemId=01ARZ3NDEKTSV4RRFFQ69G5FAV', '/policy/declaration'],
  ] as const) {
    await page.goto(missing);
    await expect(back).toHaveAttribute('href', list);
  }
  const noId = await page.goto('/information/safe-production-details/../../etc');
  expect(noId?.status()).toBe(404);
  expect((await page.goto('/information/corporate-style-details/1'))?.status()).toBe(404);
  await page.goto('/information/industrylist?page=9999');
  await expect(page).toHaveURL('/information/industrylist?page=9');
  await page.goto('/information/noticelist?level=HUGE&page=-3&tag=%27');
  await expect(page.getByRole('table', { name: '通知公告' })).toBeVisible();
  await page.goto('/information/industrylist?tag=no-such-tag');
  await expect(page).toHaveURL('/information/industrylist');
  await page.goto('/information/noticelist?tag=tulip');
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  await page.getByRole('link', { name: '清空筛选' }).click();
  await expect(page).toHaveURL('/information/noticelist');
});

test('content stays Chinese and is marked as Chinese on pages in other languages', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto('/information/noticelist');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(heading(page)).toHaveText('Avisos');
  await expect(page.getByRole('table').getByRole('link').first()).toHaveAttribute('lang', /^zh/);
});
