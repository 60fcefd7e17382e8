import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs, tokenOf } from '../support/open-as.ts';
import { test } from '../support/test.ts';
import { enterCode } from '../support/verify-code.ts';

async function ask<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(path, { headers: { token: await tokenOf(page) } });
  return ((await answer.json()) as { body: { data: Data } }).body.data;
}

const sure = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Answers the request for a code, which paying money out requires. */
async function prove(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: '安全验证' });
  await enterCode(page);
  await check.getByRole('button', { name: '验证并继续' }).click();
}

interface Settlement {
  contractId: string;
  netFen: number;
  moveOut: object | null;
  blockers: object[];
}

/** An expired contract that can be settled now, with money to refund. */
async function findEnded(page: Page): Promise<Settlement> {
  const { rows } = await ask<{ rows: { contractId: string }[] }>(
    page,
    '/api/propertyManage/contract/queryManageList?state=EXPIRED&pageSize=20',
  );
  for (const { contractId } of rows) {
    const settlement = await ask<Settlement>(
      page,
      `/api/propertyManage/moveOut/queryDetail?id=${contractId}`,
    );
    if (settlement.moveOut === null && settlement.blockers.length === 0 && settlement.netFen > 0)
      return settlement;
  }
  throw new Error('no contract waits for its settlement');
}

test('a tenant that has left is settled by two people, and its refund waits for its answer', async ({
  browser,
  baseURL,
}) => {
  const first = await openAs(browser, baseURL, 'op_finance');
  const { contractId, netFen } = await findEnded(first);
  const back = (netFen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const address = `/manage/contract/${contractId}/settlement`;
  await first.goto(address);
  // What is in hand, what is taken from it, and what remains.
  await expect(first.getByRole('row', { name: /^应退/ })).toContainText(back);
  expect(await findAccessibilityFaults(first)).toEqual([]);
  await press(first, '送第二人复核');
  const form = first.getByRole('dialog');
  await form.getByLabel('收款银行').fill('演示银行花谷支行');
  await form.getByLabel('收款账号').fill('6222 0000 0458');
  await form.getByLabel('选择文件', { exact: true }).setInputFiles({
    name: '账户说明.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await form.getByRole('button', { name: '送第二人复核' }).click();
  await expect(first.getByText('您是算账的人，不能自己复核。')).toBeVisible();

  const second = await openAs(browser, baseURL, 'op_finance2');
  await second.goto(address);
  await expect(second.getByRole('row', { name: /^应退/ })).toContainText(back);
  await press(second, '同意结清');
  await sure(second, '同意结清');
  await prove(second);
  await expect(second.getByText('待企业确认').first()).toBeVisible();
  await expect(second.getByRole('link', { name: back, exact: true })).toBeVisible();
});
