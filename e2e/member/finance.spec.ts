import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const purpose = `备春季种苗${String(Date.now()).slice(-6)}`;

test('an enterprise compares total costs, applies to two institutions and revokes one consent', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  // An applicant may have one open application per product, so a retry uses another applicant.
  const loginName = ['ent_e04', 'ent_e05', 'ent_e06'][test.info().retry] ?? '';
  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto('/investment/institution?amount=100&months=9');
  await visitor.getByRole('link', { name: '订单担保贷' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: '订单担保贷' })).toBeVisible();
  await visitor.getByLabel('借多少').fill('80');
  await visitor.getByLabel('定植月份').selectOption('12');
  await visitor.getByLabel('采收开始').selectOption('3');
  await visitor.getByLabel('采收结束').selectOption('6');
  await press(visitor, '计算');
  await expect(visitor.getByText('按您的定植与采收')).toBeVisible();
  await expect(visitor.getByText(/= .*\(1 \+ \d+\.\d+%\)\^/)).toBeVisible();
  const product = new URL(visitor.url()).pathname;

  const applicant = await openAs(browser, baseURL, loginName);
  await applicant.goto(product);
  await applicant.getByRole('link', { name: '申请', exact: true }).click();
  const form = applicant.getByRole('dialog');
  await form.getByLabel('金额').fill('800000');
  await form.getByLabel('期限（月）').fill('9');
  await press(applicant, '提交申请');
  await expect(form.getByText('用途为2到300个字')).toBeVisible();
  await form.getByLabel('用途').fill(purpose);
  await form.getByText('产销订单提额贷', { exact: true }).click();
  await press(applicant, '提交申请');
  await expect(applicant.getByRole('dialog')).toHaveCount(0);
  await expect(applicant.getByRole('link', { name: '产销订单提额贷' })).toBeVisible();

  const bank = await openAs(browser, baseURL, 'demo_bank');
  const openReceived = async () => {
    await bank.goto('/financial-cooperation-list');
    await bank.getByRole('link', { name: '订单担保贷' }).first().click();
    await expect(bank.getByRole('dialog').getByText(purpose)).toBeVisible();
  };
  await openReceived();
  await press(bank, '查看资料');
  await expect(bank.getByText('法定代表人')).toBeVisible();
  await press(bank, '受理');
  await press(bank, '要求补充');
  const reason = bank.getByRole('alertdialog');
  await reason.getByRole('textbox').fill('请补近三个月的订单');
  await reason.getByRole('button', { name: '要求补充' }).click();
  await expect(bank.getByText('待补材料').first()).toBeVisible();

  await applicant.goto('/my-financial-list');
  await applicant.getByRole('link', { name: '订单担保贷' }).click();
  await expect(applicant.getByText('请补近三个月的订单').first()).toBeVisible();
  await press(applicant, '补充材料');
  await applicant.getByRole('dialog').getByRole('textbox').first().fill('订单三份，合计 120 万元');
  await press(applicant, '补充材料');
  await expect(applicant.getByText('已受理').first()).toBeVisible();

  await openReceived();
  await press(bank, '开始尽调');
  await press(bank, '通过');
  await bank.getByLabel('批复年利率').fill('4.8');
  await press(bank, '通过');
  await expect(bank.getByText('已批复').first()).toBeVisible();

  await applicant.goto('/my-financial-list');
  await applicant.getByRole('link', { name: '产销订单提额贷' }).click();
  await press(applicant, '撤回授权');
  await applicant.getByRole('alertdialog').getByRole('button', { name: '撤回授权' }).click();
  await expect(
    applicant
      .getByRole('dialog')
      .getByText(/已撤回/)
      .first(),
  ).toBeVisible();

  // Lists all consents side by side: one is in force, the other is revoked.
  await applicant.goto('/my-financial-list');
  await applicant.getByRole('link', { name: '把什么给谁看' }).click();
  const matrix = applicant.getByRole('dialog').getByRole('table');
  const registration = matrix.getByRole('row', { name: /企业登记信息/ });
  await expect(registration).toContainText('已授权');
  await expect(registration).toContainText('已撤回');
  await expect(matrix.getByRole('row', { name: /有效期与记录/ })).toContainText('看过');
  expect(await findAccessibilityFaults(applicant)).toEqual([]);
});
