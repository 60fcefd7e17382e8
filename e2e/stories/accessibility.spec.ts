import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { shareStories, story } from './open-stories.ts';

// React Aria puts popovers at the end of the body and hides all else from assistive technology, so no landmark
// is needed around them.
const popoverRules = ['region'];

const stories = shareStories();

test('every component hydrates without an error, and axe finds no faults', async () => {
  expect(await findAccessibilityFaults(stories.page)).toEqual([]);
  expect(stories.faults).toEqual([]);
});

test('no component makes the page wider than the window', async () => {
  const { page } = stories;
  for (const width of [992, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('axe finds no faults in opened overlays', async () => {
  const { page } = stories;
  const overlays = story(page, 'dialog');
  const fields = story(page, 'fields');

  for (const [button, role] of [
    ['对话框', 'dialog'],
    ['抽屉', 'dialog'],
    ['弹出面板', 'dialog'],
    ['菜单', 'menu'],
  ] as const) {
    await overlays.getByRole('button', { name: button, exact: true }).click();
    await expectNoFaults(page, role, button);
  }
  await fields
    .getByRole('button', { name: /企业性质/ })
    .first()
    .click();
  await expectNoFaults(page, 'listbox', 'select');
  await fields.getByRole('combobox', { name: '行业' }).first().fill('公司');
  await expectNoFaults(page, 'listbox', 'combo box');
  await fields.getByRole('group', { name: '上门日期' }).first().getByRole('button').click();
  await expectNoFaults(page, 'dialog', 'calendar');
});

async function expectNoFaults(page: Page, role: 'dialog' | 'menu' | 'listbox', name: string): Promise<void> {
  const overlay = page.getByRole(role).last();
  await expect(overlay).toBeVisible();
  const faults = await findAccessibilityFaults(page, { within: `[role=${role}]`, without: popoverRules });
  expect(faults, name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
}
