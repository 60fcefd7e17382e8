import { expect } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test('a unit entered wrongly is deleted, and one in use says what refers to it', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, demo('op_property'), baseURL ?? '');
  await page.goto('/manage/building?view=units');
  await page.getByRole('link', { name: '新增单元' }).click();
  const drawer = page.getByRole('dialog').first();
  const no = `误${String(Date.now()).slice(-6)}`;
  await drawer.getByRole('button', { name: /楼宇/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await drawer.getByLabel('单元号').fill(no);
  await drawer.getByLabel('用途').fill('库房');
  for (const [label, value] of [
    ['面积', '88'],
    ['租金单价', '35'],
    ['物业费单价', '3'],
  ] as const) {
    await drawer.getByLabel(label).fill(value);
    await drawer.getByLabel(label).press('Tab');
  }
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toHaveCount(0);

  await page.goto(`/manage/building?view=units&keyword=${encodeURIComponent(no)}`);
  await page.getByRole('link', { name: no }).click();
  await page.getByRole('button', { name: '删除、合并或停用…' }).click();
  const dialog = page.getByRole('dialog', { name: '删除', exact: true });
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await expect(dialog.getByText('请输入原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('录重了');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('已删除')).toBeVisible();
  await expect(page.getByRole('link', { name: no })).toHaveCount(0);

  await page.goto('/manage/building?view=units&state=LEASED');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: '删除、合并或停用…' }).click();
  const uses = page.getByRole('dialog', { name: '合并', exact: true });
  await expect(uses.getByRole('row').filter({ hasText: '合同' })).toBeVisible();
  await uses.getByRole('button', { name: '合并', exact: true }).click();
  await expect(uses.getByText('请选择合并到')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await uses.getByRole('radio', { name: '停用' }).click({ force: true });
  const closing = page.getByRole('dialog', { name: '停用', exact: true });
  await closing.getByRole('button', { name: '停用', exact: true }).click();
  await expect(closing.getByText('请选择停用起始日')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
