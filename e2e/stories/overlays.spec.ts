import { expect, type Locator, type Page } from '@playwright/test';
import { phone } from '../support/phone.ts';
import { test } from '../support/test.ts';
import { openStories, shareStories, story } from './open-stories.ts';

const stories = shareStories();

test('a dialog takes focus, traps it and returns it', async () => {
  const { page } = stories;
  const opener = story(page, 'dialog').getByRole('button', { name: '对话框', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '修改手机号' });
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
    expect(await inside(), `after step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('content behind a dialog cannot be reached', async () => {
  const { page } = stories;
  await story(page, 'dialog').getByRole('button', { name: '对话框', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const main = page.locator('main');
  expect(await main.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  await main
    .getByRole('button', { name: '抽屉', includeHidden: true })
    .evaluate((element: HTMLElement) => element.focus());
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a drawer closes by its button and returns the focus', async () => {
  const { page } = stories;
  const opener = story(page, 'dialog').getByRole('button', { name: '抽屉' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: '账单详情' });
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone, dialogs and drawers are bottom sheets that leave room above', async () => {
  const { page } = stories;
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['对话框', '抽屉']) {
    const opener = story(page, 'dialog').getByRole('button', { name, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(640);
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(320);
    expect(box?.height ?? 0).toBeLessThanOrEqual(0.88 * 640 + 1);
    const save = await dialog.getByRole('button', { name: '保存' }).boundingBox();
    expect(save?.height).toBeGreaterThanOrEqual(52);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  if (desk) await page.setViewportSize(desk);
});

/** No overlay covers the page, its content is reachable, and the opener has the focus. */
async function expectUsable(page: Page, opener: Locator, when: string): Promise<void> {
  await expect(page.getByRole('dialog'), when).toHaveCount(0);
  await expect(page.locator('[data-rac][style*="--visual-viewport-height"]'), when).toHaveCount(0);
  await expect(page.locator('main'), when).not.toHaveAttribute('inert');
  await expect(opener, when).toBeFocused();
}

test('what is closed before a phone has shown it is gone', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page } = await openStories(await browser.newPage(phone));
  // Without a keyboard a dialog with a field shows after 600 ms; a drawer without one shows at once.
  for (const name of ['对话框', '抽屉'])
    for (const wait of [0, 30, 120, 300, 400, 480, 560, 600, 640, 760]) {
      const opener = story(page, 'dialog').getByRole('button', { name, exact: true });
      await opener.tap();
      await page.waitForTimeout(wait);
      await page.keyboard.press('Escape');
      await expectUsable(page, opener, `${name} closed after ${wait} ms`);
    }
});

test('a double tap leaves the opened dialog open, and a later tap outside closes it', async ({ browser }) => {
  const { page } = await openStories(await browser.newPage(phone));
  const dialog = page.getByRole('dialog');
  for (const wait of [0, 40, 90, 150, 250, 400, 520]) {
    const opener = story(page, 'dialog').getByRole('button', { name: '对话框', exact: true });
    await opener.scrollIntoViewIfNeeded();
    const box = await opener.boundingBox();
    if (!box) throw new Error('the opener is not visible');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(wait);
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(1_000);
    await expect(dialog, `second tap after ${wait} ms`).toBeVisible();
    await page.touchscreen.tap(20, 20);
    await expectUsable(page, opener, `second tap after ${wait} ms`);
  }
});

test('turning a phone while an overlay closes leaves the page usable', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page } = await openStories(await browser.newPage(phone));
  const upright = { width: 390, height: 844 };
  // Wide enough for sheets to become a centred dialog and a drawer at the edge.
  const turned = { width: 1024, height: 390 };
  for (const name of ['对话框', '抽屉', '弹出面板', '菜单'])
    for (const wait of [20, 100, 200])
      for (const [before, after] of [
        [upright, turned],
        [turned, upright],
      ] as const) {
        await page.setViewportSize(before);
        const opener = story(page, 'dialog').getByRole('button', { name, exact: true });
        await opener.tap();
        await expect(page.getByRole(name === '菜单' ? 'menu' : 'dialog')).toBeVisible();
        await page.waitForTimeout(700);
        const when = `${name}, turned to ${after.width} px ${wait} ms after it was closed`;
        await page.keyboard.press('Escape');
        await page.waitForTimeout(wait);
        await page.setViewportSize(after);
        await expect(page.getByRole('menu'), when).toHaveCount(0);
        await expectUsable(page, opener, when);
      }
});

test('a menu is navigated by arrows, letters, Home and End, and skips disabled items', async () => {
  const { page } = stories;
  const opener = story(page, 'dialog').getByRole('button', { name: '菜单' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('导出表格')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('修改密码')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('退出登录')).toBeFocused();
  await expect(item('暂不可用')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(item('导出表格')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('退出登录')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a tooltip appears on keyboard focus and closes with Escape', async () => {
  const { page } = stories;
  const menu = story(page, 'dialog').getByRole('button', { name: '菜单' });
  await menu.focus();
  await page.keyboard.press('Tab');
  await expect(story(page, 'dialog').getByRole('button', { name: '界面设置' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('侧栏、标签栏与主题颜色');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a toast is announced, pauses while hovered or focused, and disappears after five seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T04:00:00Z' });
  await openStories(page);
  await page.clock.pauseAt('2026-11-21T05:00:00Z');
  await story(page, 'toast').getByRole('button', { name: '显示消息' }).click();
  const region = page.getByRole('region', { name: '消息', exact: true });
  const toast = region.getByText('网络超时，请稍后重试');
  await expect(toast).toBeVisible();
  await expect(region.getByRole('alert')).toContainText('网络超时，请稍后重试');
  await page.mouse.move(2, 2);
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toBeHidden();
});

test('a confirmation must be answered before anything happens', async () => {
  const { page } = stories;
  const ask = story(page, 'toast').getByRole('button', { name: '询问' });
  await ask.click();
  const question = page.getByRole('alertdialog', { name: '撤回这份申请？' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: '消息', exact: true })).toContainText('没有改动');
  await ask.click();
  await question.getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('region', { name: '消息', exact: true })).toContainText('已撤回');
});
