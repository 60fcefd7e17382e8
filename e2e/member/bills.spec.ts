import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { png } from '../support/application.ts';
import { openAs } from '../support/open-as.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

const photo = { name: '修后.png', mimeType: 'image/png', buffer: png };

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Dispatches a ticket and finishes it, on behalf of the park. */
async function repair(browser: Browser, baseURL: string | undefined, ticketNo: string): Promise<void> {
  const desk = await openAs(browser, baseURL, 'op_property');
  await desk.goto('/manage/repair');
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'S-A-301' })
    .first()
    .getByRole('button', { name: '选师傅' })
    .click();
  await desk.getByRole('radio', { name: '不指定，谁先接谁办' }).check({ force: true });
  await desk.getByRole('dialog').getByRole('button', { name: '派单' }).click();
  await expect(desk.getByText('已发给所有师傅，先接先办')).toBeVisible();
  const worker = await openAs(browser, baseURL, 'op_worker');
  await worker.goto('/manage/my-repair?tab=FREE');
  await worker.getByRole('link', { name: /S-A-301/ }).click();
  await expect(worker.getByText(ticketNo).first()).toBeVisible();
  await act(worker, '接单').click();
  await worker.getByLabel('修了什么').fill('换表后支管，夜间水流归零。');
  await worker.locator('input[type=file]').first().setInputFiles(photo);
  await expect(worker.getByText('修后.png')).toBeVisible();
  await act(worker, '完工').click();
  await expect(worker.getByText('待验收').first()).toBeVisible();
  await Promise.all([desk, worker].map((each) => each.context().close()));
}

/** Colleagues in charge of the enterprise's finances can open the order's URL; on a phone, its bills are collapsed. */
async function seenByColleague(browser: Browser, baseURL: string | undefined, page: Page): Promise<void> {
  await page.getByText('请别人付款').click();
  await expect(act(page, '复制付款链接')).toBeVisible();
  const colleague = await openAs(browser, baseURL, 'demo_finance');
  await colleague.setViewportSize({ width: 390, height: 844 });
  await colleague.goto(page.url());
  const folded = colleague.locator('summary').filter({ hasText: '等 3 项' });
  await expect(folded).toBeVisible();
  await folded.click();
  await expect(colleague.locator('details[open] li')).toHaveCount(3);
  expect(await findAccessibilityFaults(colleague)).toEqual([]);
  await colleague.context().close();
}

/** Upholds an objection; the bill is reissued with the actual usage. */
async function uphold(browser: Browser, baseURL: string | undefined, billNo: string): Promise<void> {
  const office = await openAs(browser, baseURL, 'op_finance');
  await office.goto(`/manage/bill?keyword=${billNo}`);
  await office.locator('tbody th a').first().click();
  const bill = office.getByRole('dialog');
  await expect(bill.getByText('表后支管漏水，请按平时用量重算')).toBeVisible();
  await bill.getByRole('button', { name: '支持异议' }).click();
  await bill.getByLabel('回答').fill('漏点在园区维护段，按上月用量重算。');
  await bill.getByRole('textbox', { name: /用量/ }).fill('85.34');
  await bill.getByRole('button', { name: '提交' }).click();
  await expect(office.getByText('已保存')).toBeVisible();
  await office.context().close();
}

test('a leak is flagged and repaired; after an objection, the corrected bill is paid with two others', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await logIn(context, demo('demo_enterprise'), baseURL ?? '');
  await page.goto('/utility-bill-manage');
  await page.getByRole('link', { name: 'S-A-301', exact: true }).click();
  await expect(page.getByRole('img', { name: /近 \d+ 个月用量柱状图/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /用量是去年同月的 \d\.\d 倍/ })).toBeVisible();
  const billNo =
    (await page
      .getByText(/^ZD\d{8}-\d+$/)
      .first()
      .textContent()) ?? '';
  await act(page, '确认报修').click();
  const ticket = page.getByRole('link', { name: /^查看报修 BX/ });
  const ticketNo = (await ticket.textContent())?.replace('查看报修 ', '') ?? '';
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await ticket.click();
  await expect(page.getByRole('dialog').getByText(`关联账单 ${billNo}`)).toBeVisible();
  await repair(browser, baseURL, ticketNo);

  await page.goto(`/cost-query?keyword=${billNo}`);
  await page.locator('tbody').getByRole('link').first().click();
  await act(page, '提出异议').click();
  await page.getByLabel('原因').fill('表后支管漏水，请按平时用量重算');
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('最迟答复')).toBeVisible();
  await expect(page.getByText('核对期间不收款')).toBeVisible();
  await uphold(browser, baseURL, billNo);

  await page.goto('/my-case?statusKind=DONE&sort=-updated');
  await page
    .getByRole('link', { name: /账单异议/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/支持异议.*漏点在园区维护段/)).toBeVisible();
  await page.goto(`/cost-query?keyword=${billNo}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByText('原账单已作废')).toBeVisible();
  await page.getByRole('link', { name: '查看', exact: true }).first().click();
  const number = page.getByText(/^ZD\d{8}-\d+$/).first();
  await expect(number).not.toHaveText(billNo);
  const renewed = (await number.textContent()) ?? '';

  await page.goto('/cost-query');
  await expect(page.getByRole('button', { name: /^缴清 \d+ 笔$/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const group of await page.getByRole('checkbox', { name: /^全选/ }).all())
    await group.uncheck({ force: true });
  await expect(page.getByText(/^已留下 \d+ 笔：/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^缴(清|所选)/ })).toHaveCount(0);
  // It was issued last, so it is due last.
  const lines = page.locator('main li').getByRole('checkbox');
  const last = await lines.count();
  for (const back of [1, 2, 3]) await lines.nth(last - back).check({ force: true });
  await page.getByRole('link', { name: '按合同' }).click();
  await expect(page.getByRole('checkbox', { name: /^全选 HT/ }).first()).toBeVisible();
  await act(page, '缴所选 3 笔').click();
  await expect(page.getByRole('heading', { name: '选择支付方式' })).toBeFocused();
  await seenByColleague(browser, baseURL, page);
  await page.getByRole('radio', { name: /^演示收银台/ }).check();
  await payWith(page, 'SUCCESS');
  await expect(page.getByText('支付成功')).toBeVisible({ timeout: 20_000 });

  await page.goto(`/cost-query?keyword=${renewed}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: '付款' })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '查看收据' }).click();
  await expect(page.getByText(/^人民币（大写）：/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: renewed })).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-ZF.*\.pdf$/);
  const pdf = await readFile(await receipt.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
