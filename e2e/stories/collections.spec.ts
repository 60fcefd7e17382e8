import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { shareStories, story } from './open-stories.ts';

const stories = shareStories();

test('arrow keys move between tabs, skip disabled ones and show the panel', async () => {
  const { page } = stories;
  const tabs = story(page, 'tabs');
  await tabs.getByRole('tab', { name: '密码登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '验证码登录' })).toBeFocused();
  await expect(tabs.getByRole('tabpanel')).toHaveText('用手机验证码');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '密码登录' })).toBeFocused();
  await expect(tabs.getByRole('tab', { name: '扫码登录' })).toHaveAttribute('aria-disabled', 'true');
});

test('rows are selected one by one or all at once, but only selectable ones', async () => {
  const { page } = stories;
  const part = story(page, 'table');
  const rows = part.getByRole('table', { name: '物业费账单' });
  const all = rows.getByRole('checkbox', { name: '全选本页可缴账单' });
  await expect(rows.getByRole('checkbox', { name: '选择 LK-202610-036' })).toBeDisabled();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await rows.getByRole('checkbox', { name: '选择 WY-2026Q3-GH2013' }).focus();
  await page.keyboard.press('Space');
  await expect(part.getByText('已选 2 笔')).toBeVisible();
  await expect(all).toBeChecked();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(part.getByText('已选 0 笔')).toBeVisible();
});

test('columns are hidden and shown again', async () => {
  const { page } = stories;
  const part = story(page, 'table');
  const rows = part.getByRole('table', { name: '物业费账单' });
  await expect(rows.getByRole('columnheader', { name: '状态' })).toBeVisible();
  await part.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('dialog').getByText('状态', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('columnheader', { name: '状态' })).toHaveCount(0);
});

test('the sort of a column is announced and kept in the URL', async () => {
  const { page } = stories;
  const rows = story(page, 'table').getByRole('table', { name: '物业费账单' });
  const period = rows.getByRole('columnheader', { name: /账单/ });
  await expect(period).toHaveAttribute('aria-sort', 'descending');
  await expect(period.getByRole('link')).toHaveAttribute('href', '?sort=period');
});

test('a tree opens and closes with arrow keys, and Enter selects', async () => {
  const { page } = stories;
  const tree = story(page, 'tree').getByRole('treegrid', { name: '组织架构' });
  const row = (name: string) => tree.getByRole('row', { name });
  await row('园区运营中心').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row('园区运营中心')).toHaveAttribute('aria-expanded', 'false');
  await expect(row('物业部')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(row('物业部')).toBeVisible();
});

test('arrow keys move through the calendar, and a disabled day cannot be chosen', async () => {
  const { page } = stories;
  const calendar = story(page, 'calendar');
  await calendar.getByRole('button', { name: /11月23日/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: /11月24日/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('24');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('24');
});
