import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

// A new number for each run, since a batch number is unique.
const no = `YX-E2E-${String(Date.now()).slice(-8)}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function writeStep(page: Page, kind: string, text: string): Promise<void> {
  await press(page, '记一步');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /环节/ }).click();
  await page.getByRole('listbox').getByRole('option', { name: kind, exact: true }).click();
  await form.getByLabel('做了什么').fill(text);
  await press(page, '保存');
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
}

test('a grower publishes a record, a buyer reads it on a phone, and a recall is shown first', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const grower = await openAs(browser, baseURL, 'demo_enterprise');
  await grower.goto('/farm-batch');
  await grower.getByRole('link', { name: '新建批次' }).first().click();
  const form = grower.getByRole('dialog');
  await form.getByLabel('批次号').fill('小写 no');
  await press(grower, '保存');
  await expect(form.getByText('批次号为 4 至 40 位大写字母', { exact: false })).toBeVisible();
  await expect(form.getByText('请输入种植地点')).toBeVisible();
  await form.getByLabel('批次号').fill(no);
  await form.getByLabel(/^品种/).fill('红玫瑰“试种”');
  await form.getByLabel('种植地点').fill('1 号温室 B 区');
  await form.getByLabel('本批枝数').fill('900');
  expect(await findAccessibilityFaults(grower)).toEqual([]);
  await press(grower, '保存');
  await grower.getByRole('main').getByRole('link', { name: no }).click();
  await expect(grower.getByRole('dialog').getByText('还没有记录，先记一步。')).toBeVisible();

  // A step that requires a harvest cannot be chosen before one.
  await press(grower, '记一步');
  await grower.getByRole('dialog').getByRole('button', { name: /环节/ }).click();
  await grower.getByRole('listbox').getByRole('option', { name: '发运' }).click();
  await grower.getByRole('dialog').getByLabel('做了什么').fill('冷藏车');
  await press(grower, '保存');
  await expect(grower.getByRole('dialog').getByText('在此之前要先有“采收”')).toBeVisible();
  await grower.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click();
  await grower.getByRole('alertdialog').getByRole('button').last().click();

  await writeStep(grower, '采收', '头茬 900 枝');
  await writeStep(grower, '发运', '冷藏车，铅封完好');
  await press(grower, '记温度');
  await grower.getByRole('dialog').getByLabel('箱心温度').fill('4.2');
  await press(grower, '保存');
  await expect(grower.getByRole('dialog').getByText('1 条记录', { exact: false })).toBeVisible();
  await press(grower, '发布');
  await grower.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
  await expect(grower.getByRole('dialog').getByText('已公开')).toBeVisible();

  // The buyer finds it by the number on the box, without JavaScript.
  const buyer = await (
    await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
  ).newPage();
  await buyer.goto('/farming-process');
  await buyer.getByRole('searchbox').fill(no);
  await buyer.getByRole('searchbox').press('Enter');
  await buyer.getByRole('link', { name: '红玫瑰“试种”' }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: '红玫瑰“试种”' })).toBeVisible();
  await expect(buyer.getByText('在途')).toBeVisible();
  await expect(buyer.getByText('头茬 900 枝')).toBeVisible();
  const address = buyer.url();
  expect((await buyer.goto(`${address.slice(0, -4)}NONE`))?.status()).toBe(404);
  await expect(buyer.getByRole('heading', { name: '没有这个批次' })).toBeVisible();

  await press(grower, '召回');
  await grower.getByRole('alertdialog').getByRole('textbox').fill('自检发现枝条带虫');
  await grower.getByRole('alertdialog').getByRole('button', { name: '召回' }).click();
  await expect(grower.getByRole('dialog').getByText('本批次已召回')).toBeVisible();
  await buyer.goto(address);
  const recall = buyer.getByText('本批次已召回');
  await expect(recall).toBeInViewport();
  await expect(buyer.getByText('自检发现枝条带虫')).toBeVisible();

  // The office was notified, and lifts the recall.
  const office = await openAs(browser, baseURL, 'op_service');
  await office.goto('/my-message');
  await expect(office.getByText(`种植企业召回了批次：${no}`).first()).toBeVisible();
  await office.goto(`/manage/farm-batch?keyword=${no}`);
  await office.getByRole('link', { name: no }).click();
  await press(office, '解除召回');
  await office.getByRole('alertdialog').getByRole('button', { name: '解除召回' }).click();
  await expect(office.getByRole('dialog').getByText('已公开')).toBeVisible();
  await buyer.goto(address);
  await expect(recall).toHaveCount(0);
});
