import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a guest reports a fault from an asset’s label; the dispatcher assigns the suggested worker', async ({
  browser,
  page,
  baseURL,
}) => {
  const smell = `水泵有焦味${Date.now() % 1_000_000}`;
  await page.goto('/guest-repair?asset=nothing');
  await expect(page.getByText('没有这个设备码')).toBeVisible();
  await page.goto('/guest-repair?asset=DEMO-P01');
  await page.getByLabel('情况说明').fill(`${smell}。`);
  await page.getByLabel('联系电话').fill(`154${String(Date.now()).slice(-8)}`);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = await page
    .getByText(/验证码为 \d{6}/)
    .first()
    .textContent();
  await page.getByRole('textbox', { name: '验证码' }).fill(/\d{6}/.exec(code ?? '')?.[0] ?? '');
  await act(page, '提交报修').click();
  await expect(page).toHaveURL(/guest-repair\?key=/);
  await expect(page.getByText('待受理')).toBeVisible();

  const desk = await openAs(browser, baseURL, 'op_property');
  await desk.goto('/manage/repair');
  const card = desk.getByRole('listitem').filter({ hasText: smell }).first();
  await card.getByRole('link', { name: new RegExp(smell) }).click();
  await act(desk, '转检修').click();
  const plan = desk.getByRole('dialog').last();
  await plan.getByRole('button', { name: '转检修' }).click();
  await expect(plan.getByText('请选择安排在')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Escape');
  await card.getByRole('button', { name: /^派给/ }).first().click();
  await expect(desk.getByText(/已派给/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('已派单')).toBeVisible();
  await desk.context().close();

  // A repaired ticket, opened by the link that its guest has kept.
  await page.goto('/guest-repair?key=DEMO-GUEST');
  await act(page, '还没修好').click();
  await act(page, '还没修好').click();
  await expect(page.getByText('请填写说明')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act(page, '取消').click();
  await act(page, '已修好').click();
  await page.getByRole('radio', { name: '满意', exact: true }).check({ force: true });
  await act(page, '已修好').click();
  await expect(page.getByText('工单现在是：已完成')).toBeVisible();
  await expect(page.getByText('评分 满意')).toBeVisible();
  await expect(act(page, '重开')).toBeVisible();
});
