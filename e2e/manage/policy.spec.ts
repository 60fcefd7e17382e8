import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { findCoveredStops } from '../support/covered-stops.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_policy'), baseURL ?? '');
});

async function choose(page: Page, button: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Scrolling that has not finished closes the list, so the keyword is typed again. */
async function choosePolicy(page: Page, keyword: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('combobox', { name: '所属政策' }).fill(keyword);
    await page.getByRole('option').first().click({ timeout: 2_000 });
  }).toPass();
}

/** Another officer opens the policy and approves the pending version. */
async function approve(page: Page, browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await logIn(context, demo('op_policy2'), baseURL);
  const chief = await context.newPage();
  await chief.goto(page.url());
  await chief.getByRole('button', { name: '通过', exact: true }).click();
  await chief.getByRole('alertdialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(chief.getByText('状态已更新')).toBeVisible();
  await context.close();
}

test('a policy is entered, tried, reviewed by another officer, revised while public, and repealed', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `花卉冷藏车补助办法${Date.now()}`;
  await page.goto('/manage/policy');
  await page.getByRole('link', { name: '新建政策' }).click();
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeVisible();
  expect(await findCoveredStops(page)).toEqual([]);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('标题为 2 到 120 个字')).toBeVisible();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await choose(page, /主管部门/, '园区运营服务部');
  const year = page.getByRole('group', { name: '发文日期' }).getByRole('spinbutton').first();
  await year.focus();
  await page.keyboard.type('20');
  await expect(year).toHaveText('20');
  await page.getByLabel('经办处室').fill('产业科');
  // An incomplete year is replaced by the form's value.
  await expect(year).toHaveText(/^\d{4}$/);
  await page.getByLabel('联系电话').fill('000-8800017');
  await page.getByLabel('一句话说明').fill('买冷藏车补一成。');
  await page.getByRole('textbox', { name: '政策解读' }).fill('先买后补，一年一次。');
  await page.getByRole('textbox', { name: '政策原文' }).fill('第一条　为建设冷链，制定本办法。');
  await page.getByLabel('最高金额').fill('100000');
  await page.getByLabel('计算公式').fill('取小（职工人数×1000元，10万元）');
  await page.getByLabel('职工人数').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('12,000 元')).toBeVisible();

  await page.getByRole('button', { name: '添加系统判定条件' }).click();
  await page.getByLabel(/条件文字/).fill('登记满一年');
  await page.getByRole('textbox', { name: '值', exact: true }).fill('1');
  await page.getByRole('button', { name: '添加人工判定条件' }).click();
  await page
    .getByLabel(/条件文字/)
    .nth(1)
    .fill('承诺三年内不转卖');
  // Scrolling that has not finished closes the list, so it is opened again.
  await expect(async () => {
    await page.getByRole('button', { name: '显示建议 企业' }).click();
    await page.getByRole('option').first().click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/必备条件满足 \d+%/)).toBeVisible();
  // The result's icon is on the same line as its word.
  await expect(page.getByText('人工判定', { exact: true })).toHaveCSS('display', 'inline-flex');
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/policy\/[0-9A-Z]{26}$/);
  // The tab of the empty form has become the policy's tab.
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expect(tabs.getByRole('listitem').filter({ hasText: '新建政策' })).toHaveCount(0);
  const id = page.url().split('/').at(-1);
  expect((await page.request.get(`/policy/policylist/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('由另一位政策专员审核')).toBeVisible();
  await expect(page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
  await approve(page, browser, baseURL ?? '');

  const visitor = await page.context().newPage();
  await visitor.goto(`/policy/policylist/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(visitor.locator('#calculator')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '修改', exact: true }).click();
  await page.getByLabel('最高金额').fill('200000');
  await page.getByLabel('计算公式').fill('取小（职工人数×1000元，20万元）');
  await page
    .getByLabel(/条件文字/)
    .first()
    .fill('登记满三年');
  await page.getByRole('textbox', { name: '值', exact: true }).fill('3');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存修改稿，公开的版本不变')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('登记满一年')).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('与公开版本的差异')).toBeVisible();
  await expect(page.getByText('增加 100,000.00 元')).toBeVisible();
  await expect(page.getByText('登记年限 不低于 3 年').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await approve(page, browser, baseURL ?? '');
  await visitor.reload();
  await expect(visitor.getByText('登记满三年')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '版本（2）' }).click();
  await page.getByRole('button', { name: '恢复此版' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复此版' }).click();
  await expect(page.getByLabel('最高金额')).toHaveValue('100,000');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click();

  await page.getByRole('button', { name: '废止', exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('textbox').fill('被新办法取代');
  await dialog.getByRole('button', { name: '废止' }).click();
  // The confirmation contains the same word.
  await expect(page.getByText('已废止', { exact: true }).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('已废止').first()).toBeVisible();
  await expect(visitor.locator('#calculator')).toHaveCount(0);
});

test('a funding call is entered and announced, and opens at once', async ({ page }) => {
  const title = `冷藏车补助申报${Date.now()}`;
  await page.goto('/manage/declare-item');
  await page.getByRole('link', { name: '新建申报事项' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新建申报事项' })).toBeVisible();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await choosePolicy(page, '设施花卉节能');
  await page.getByLabel('申报说明').fill('先买后补。');
  await page.getByRole('button', { name: '添加材料' }).click();
  await page.getByLabel('材料名称').fill('购车发票');
  await page.getByRole('textbox', { name: '代码' }).last().fill('INV');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/manage\/declare-item\/[0-9A-Z]{26}$/);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('button', { name: '提前截止' })).toBeVisible();
  const id = page.url().split('/').at(-1);
  await page.goto(`/policy/declaration?itemId=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`/manage/declare-item/${id}`);
  await page.getByRole('button', { name: '提前截止' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '提前截止' }).click();
  await expect(page.getByRole('button', { name: '开始评审' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const draft = `误建的申报${Date.now()}`;
  await page.goto('/manage/declare-item/new');
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(draft);
  await expect(page.getByText(/有未保存的修改，\d\d:\d\d 已存在本机/)).toBeVisible();
  await choosePolicy(page, '设施花卉节能');
  await page.getByLabel('申报说明').fill('重复了。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/^已于 \d\d:\d\d 保存$/)).toBeVisible();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL('/manage/declare-item');
  await expect(page.getByRole('main').getByRole('link', { name: draft })).toHaveCount(0);
});

test('an administrator can read policies but not change them', async ({ page, baseURL }) => {
  await page.context().clearCookies();
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
  await page.goto('/manage/policy');
  await expect(page.getByRole('link', { name: '新建政策' })).toHaveCount(0);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText('当前状态或您的权限不能修改，仅供查看')).toBeVisible();
  await expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
});
