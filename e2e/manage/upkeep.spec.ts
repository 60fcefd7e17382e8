import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a plan is entered, and its date is moved only to another day', async ({ browser, baseURL }) => {
  const name = `滴灌过滤器清洗${Date.now() % 1_000_000}`;
  const desk = await openAs(browser, baseURL, 'op_property');
  await desk.goto('/manage/upkeep?view=plans');
  await desk.getByRole('link', { name: '新建计划' }).click();
  await act(desk, '保存').click();
  await expect(desk.getByText('请输入名称').first()).toBeVisible();
  await desk.getByRole('textbox', { name: '名称' }).fill(name);
  await desk.getByRole('combobox', { name: '设备名称' }).fill('GH1-P-01');
  await desk.getByRole('option', { name: /GH1-P-01/ }).click();
  await desk.getByLabel('检查项').first().fill('拆洗滤芯');
  await act(desk, '保存').click();
  await expect(desk.getByText('计划已保存')).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);

  await desk.goto('/manage/upkeep');
  await desk.getByRole('link', { name }).first().click();
  await act(desk, '改期').click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel('原因').fill('设备本周停用');
  await dialog.getByRole('button', { name: '改期' }).click();
  await expect(dialog.getByText('请选择改到哪天')).toBeVisible();
});

test('parts come in and are counted, never below nothing', async ({ browser, baseURL }) => {
  const name = `电磁阀${Date.now() % 1_000_000}`;
  const desk = await openAs(browser, baseURL, 'op_property');
  await desk.goto('/manage/upkeep?view=parts');
  await desk.getByRole('link', { name: '新建备件' }).click();
  await desk.getByRole('textbox', { name: '名称' }).fill(name);
  await desk.getByRole('textbox', { name: '单位' }).fill('个');
  await desk.getByRole('textbox', { name: '地点' }).fill('备件柜 C1');
  await act(desk, '保存').click();
  await expect(desk.getByText('备件已保存')).toBeVisible();
  await desk.getByRole('link', { name }).click();
  await act(desk, '出入库登记').click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel('数量').fill('6');
  await desk.keyboard.press('Tab');
  await dialog.getByRole('button', { name: '出入库登记' }).click();
  await expect(desk.getByText('已登记，现存 6')).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});
