import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 150_000 });
test.beforeEach(async ({ page, baseURL }) => {
  await logIn(page.context(), demo('op_admin'), baseURL ?? '');
});

async function saveNotice(page: Page, text: string): Promise<void> {
  await page.goto('/manage/site');
  await page.getByLabel('页脚说明').fill(text);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('站点设置已保存')).toBeVisible();
}

test('saved site settings appear on every page at once, and in the log', async ({ page }) => {
  await page.goto('/manage/site');
  const field = page.getByLabel('页脚说明');
  const former = await field.inputValue();
  await expect(page.getByRole('textbox', { name: '正文' }).first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('服务热线').fill('12');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('请输入正确格式的手机号或座机号码')).toBeVisible();
  await page.getByRole('button', { name: '撤销修改' }).click();

  const notice = `演示站点 ${Date.now()}`;
  await saveNotice(page, notice);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(notice);

  await page.goto('/manage/log?event=site.save');
  await page.getByRole('link', { name: '站点设置 · 保存' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(notice);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await saveNotice(page, former);

  await page.goto('/manage/site/statement');
  const title = page.getByRole('textbox', { name: '标题', exact: true }).last();
  await expect(title).toHaveValue(/隐私/);
  const formerTitle = await title.inputValue();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const text of [`隐私 ${Date.now()}`, formerTitle]) {
    await title.fill(text);
    const saved = page.waitForResponse(/statement\/save/);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await saved;
    await expect(page.getByText('声明已保存').last()).toBeVisible();
    const about = await page.request.get('/about-us', { headers: { 'accept-language': 'zh-CN' } });
    expect(await about.text()).toContain(`>${text}</h2>`);
  }
});

test('a dictionary entry is added, renamed, hidden and removed; one in use cannot be removed', async ({
  page,
}) => {
  await page.goto('/manage/dict?list=REJECT_REASON');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  const code = `T${Date.now()}`;
  await dialog.getByLabel('代码').fill(code);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入名称')).toBeVisible();
  await dialog.getByLabel('名称').fill(`试填${code}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('未使用');
  await row.getByRole('button', { name: '修改' }).click();
  await dialog.getByLabel('名称').fill(`改名${code}`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText(`改名${code}`);
  await row.getByRole('button', { name: '屏蔽' }).click();
  await expect(row).toContainText('已屏蔽');
  await row.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: /行政区与片区/ }).click();
  const region = page.getByRole('row', { name: /云岫区/ });
  await expect(region).toContainText('使用中');
  await expect(region.getByRole('button', { name: '删除' })).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the log is filtered by its URL and exported as a spreadsheet', async ({ page }) => {
  await page.goto('/manage/log');
  await page.getByLabel('操作人').fill('op_admin');
  // Choosing an option also applies a keyword that was typed but not submitted.
  await page.getByLabel('对象').selectOption('user');
  await expect(page).toHaveURL(/user=op_admin/);
  await expect(page).toHaveURL(/entity=user/);
  await expect(page.getByRole('row', { name: /op_admin/ }).first()).toBeVisible();
  // Rows of the previous filter may still be on the page.
  await expect(async () => {
    await page.getByRole('row').last().scrollIntoViewIfNeeded({ timeout: 2_000 });
    await expect(page.getByRole('columnheader', { name: 'IP 地址' })).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await page.getByRole('link', { name: '时间', exact: true }).click();
  await expect(page).toHaveURL(/sort=at/);
  await page.getByRole('button', { name: '更多筛选' }).click();
  await page.getByRole('dialog').getByLabel('日期，从').fill('2026-01-01');
  await page.getByRole('dialog').getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/from=2026-01-01/);
  // The rows start in view again; rows of the previous filter may still be on the page.
  const row = page.getByRole('row').nth(1);
  await expect.poll(async () => (await row.boundingBox())?.y ?? Number.NaN).toBeLessThan(300);

  const views = page.getByRole('main').locator('summary');
  await views.click();
  await page.getByRole('button', { name: '保存当前视图' }).click();
  await page.getByRole('dialog').getByLabel('视图名称').fill('管理员的操作');
  await page.getByRole('dialog').getByRole('button', { name: '保存当前视图' }).click();
  await expect(views).toContainText('管理员的操作');
  await views.click();
  await page.getByRole('link', { name: '默认视图' }).click();
  await expect(page).toHaveURL(/\/manage\/log$/);
  await views.click();
  await page.getByRole('link', { name: '管理员的操作' }).click();
  await expect(page).toHaveURL(/from=2026-01-01.*sort=at/);
  await views.click();
  await page.getByRole('button', { name: '删除“管理员的操作”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('视图已删除')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '筛选 3' }).click();
  await page.getByRole('dialog').getByLabel('操作人').fill('没有这个人');
  await page.getByRole('dialog').getByRole('button', { name: '看 0 条结果' }).click();
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  await page.getByRole('link', { name: '操作人 没有这个人，去掉' }).click();
  await expect(page.getByRole('row').nth(1)).toHaveCSS('display', 'grid');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  expect((await download).suggestedFilename()).toMatch(/^操作日志_\d{8}_\d{4}\.xlsx$/);
});
