import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

const sure = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const year = new Date().getUTCFullYear() + 3;

test('an owner confirms a contract and requests renewal of another, which the park approves', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await logIn(context, demo('demo_enterprise'), baseURL);
  await page.goto('/contract-info');
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByText(/^请在 .* 前确认/)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act('确认合同').click();
  await sure(page, '确认合同');
  await expect(page.getByText('合同：已签订')).toBeVisible();

  const chosen = page
    .getByRole('navigation', { name: '合同列表' })
    .getByRole('link', { name: '2号温室片区' });
  await chosen.click();
  await act('提出续租').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('申请说明').fill('续三年，面积不变');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText(/续租须晚于原到期日/)).toBeVisible();
  await form.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${year}1231`);
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText(/申请已提交，编号 ZL/)).toBeVisible();

  const office = await browser.newContext({ baseURL });
  await logIn(office, demo('op_property'), baseURL);
  const desk = await office.newPage();
  await desk.goto('/manage/contract?view=requests&state=SUBMITTED');
  await desk
    .getByRole('row', { name: /续三年，面积不变/ })
    .getByRole('link')
    .first()
    .click();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const decide = (name: string) => desk.getByRole('button', { name, exact: true });
  await decide('开始办理').click();
  // It leaves the tab of new requests, but is decided in the open drawer.
  await decide('同意').click();
  await sure(desk, '同意');
  await expect(desk.getByText(/：已同意/)).toBeVisible();
  await desk.goto('/manage/contract?state=DRAFT');
  await desk.locator('tbody th a').first().click();
  await decide('发给企业').click();
  await sure(desk, '发给企业');
  await expect(desk.getByText(/：待确认/)).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('已同意')).toBeVisible();
});
