import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test('a policy question is answered, followed up, rated and published among the common ones', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const title = `分两期改造的温室怎么申报${Date.now() % 100_000}`;
  const officer = await browser.newContext();
  await logIn(officer, demo('op_policy'), baseURL);
  const desk = await officer.newPage();
  const open = async () => {
    await desk.goto(`/manage/policy-question?keyword=${encodeURIComponent(title)}`);
    await desk.getByRole('link', { name: title }).click();
  };
  const answer = async (text: string) => {
    await open();
    const drawer = desk.getByRole('dialog').first();
    await drawer.getByRole('button', { name: '答复', exact: true }).click();
    const form = desk.getByRole('dialog').last();
    await form.getByRole('button', { name: '答复', exact: true }).click();
    await expect(form.getByText('请填写回答')).toBeVisible();
    await form.getByLabel('回答').fill(text);
    await form.getByRole('button', { name: '答复', exact: true }).click();
    await expect(desk.getByText(`“${title}”：已答复`).first()).toBeVisible();
  };

  await logIn(context, demo('demo_enterprise'), baseURL);
  await page.goto('/policy/policylist?kind=GREEN&level=CITY');
  await page.getByRole('link', { name: '设施花卉节能改造补助实施细则' }).click();
  const policy = page.url();
  await page.getByRole('link', { name: '我要提问' }).click();
  await expect(page.getByText('设施花卉节能改造补助实施细则')).toBeVisible();
  await page.getByRole('button', { name: '提交问题' }).click();
  await expect(page.getByText(/4.60/).first()).toBeVisible();
  await page.getByRole('textbox', { name: '问题', exact: true }).fill(title);
  await page
    .getByRole('textbox', { name: '问题说明' })
    .fill('第一期今年完工，第二期明年三月完工，可以合在一起报吗？');
  await page.getByRole('button', { name: '提交问题' }).click();
  await expect(page).toHaveURL(/my-questions\/[0-9A-Z]{26}$/);
  await expect(page.getByText(/处室正在办理，答复期限/)).toBeVisible();

  await answer('分两期的，各期完工后分别申报。');
  await page.reload();
  await expect(page.getByText('分两期的，各期完工后分别申报。')).toBeVisible();
  await page.getByRole('button', { name: '追问' }).click();
  const further = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await further.getByRole('textbox').fill('两期的上限分别计算吗？');
  await further.getByRole('button', { name: '追问' }).click();
  // The dialog that is closing contains the same text.
  await expect(
    page.getByRole('list', { name: '往来记录' }).getByText('两期的上限分别计算吗？'),
  ).toBeVisible();
  await answer('同一设施合计不超过上限。');
  await page.reload();
  await page.getByRole('button', { name: '评价并办结' }).first().click();
  const rating = page.getByRole('dialog');
  await rating.getByRole('radio').nth(4).check({ force: true });
  await rating.getByText('同意公开').click();
  await rating.getByRole('button', { name: '评价并办结' }).click();
  await expect(page.getByText(`“${title}”：已办结`)).toBeVisible();

  await open();
  await desk.getByRole('dialog').first().getByRole('button', { name: '公开为常见问题' }).click();
  const form = desk.getByRole('dialog').last();
  await form.getByRole('button', { name: '公开为常见问题' }).click();
  await expect(desk.getByText(`“${title}”：已办结`).first()).toBeVisible();
  await officer.close();
  await page.goto(policy);
  const common = page.getByRole('group').filter({ hasText: title });
  await common.locator('summary').click();
  await expect(common.getByText('同一设施合计不超过上限。')).toBeVisible();
});
