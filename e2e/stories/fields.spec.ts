import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { shareStories, story } from './open-stories.ts';

const stories = shareStories();

test('a select is opened, navigated and chosen from by keyboard', async () => {
  const { page } = stories;
  const box = story(page, 'fields')
    .getByRole('button', { name: /企业性质/ })
    .first();
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { name: '有限责任公司' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toContainText('股份有限公司');
  await expect(box).toBeFocused();
});

test('a combo box filters while typing and says when nothing matches', async () => {
  const { page } = stories;
  const box = story(page, 'fields').getByRole('combobox', { name: '行业' }).first();
  await box.focus();
  await page.keyboard.type('公司');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['有限责任公司', '股份有限公司']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('有限责任公司');
  await box.fill('不存在');
  await expect(page.getByText('没有匹配的选项')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('没有匹配的选项')).toBeHidden();
});

test('a date can be typed or picked from the calendar, but not before the earliest day', async () => {
  const { page } = stories;
  const field = story(page, 'fields').getByRole('group', { name: '上门日期' }).first();
  const year = field.getByRole('spinbutton').first();
  await year.focus();
  await page.keyboard.type('20261205');
  await expect(field.getByRole('spinbutton').nth(1)).toHaveText('12');
  await expect(field.getByRole('spinbutton').nth(2)).toHaveText('05');

  await field.getByRole('button').click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field.getByRole('spinbutton').nth(2)).toHaveText('06');

  await field.getByRole('button').click();
  await page.keyboard.press('PageUp');
  await expect(calendar.getByRole('button', { name: /11月20日/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
});

test('a number field keeps to its limits and step', async () => {
  const { page } = stories;
  const field = story(page, 'fields').getByRole('textbox', { name: '参会人数' }).first();
  await field.fill('40');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('12');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('11');
});

test('an error is linked to its field, and a required field is announced as such', async () => {
  const { page } = stories;
  const field = story(page, 'fields').getByRole('textbox', { name: '统一社会信用代码' }).first();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('统一社会信用代码不正确，请核对最后一位');
  await expect(field).toHaveAttribute('aria-required', 'true');
});

test('a password can be shown and hidden again', async () => {
  const { page } = stories;
  const fields = story(page, 'fields');
  const field = fields.getByRole('textbox', { name: '密码', exact: true }).first();
  await field.fill('flower2026');
  await expect(field).toHaveAttribute('type', 'password');
  await fields.getByRole('button', { name: '显示密码' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await fields.getByRole('button', { name: '隐藏密码' }).first().click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('chips stop at the maximum selection', async () => {
  const { page } = stories;
  const group = story(page, 'choices').getByRole('group', { name: '产业链环节' }).first();
  await group.getByText('物流', { exact: true }).click();
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(group.getByRole('checkbox', { name: '花艺' })).toBeDisabled();
  await group.getByText('物流', { exact: true }).click();
  await expect(group.getByRole('checkbox', { name: '花艺' })).toBeEnabled();
});

test('on a phone, every form control is tall enough for a finger', async () => {
  const { page } = stories;
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ['choices', 'fields', 'plain-field', 'upload']) {
    const low = await story(page, id).evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('button, label:has(input), [role="spinbutton"], select')]
        .filter((target) => target.checkVisibility() && !target.closest('[aria-hidden="true"]'))
        .map((target) => `${target.textContent} ${Math.round(target.getBoundingClientRect().height)}`)
        .filter((target) => Number(target.split(' ').at(-1)) < 44),
    );
    expect(low, id).toEqual([]);
  }
  if (desk) await page.setViewportSize(desk);
});
