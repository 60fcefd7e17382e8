import { expect, type Page } from '@playwright/test';
import { findLink, readerOf } from './support/addresses.ts';
import { test } from './support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const focused = (page: Page) => page.locator(':focus');

test.describe('on the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-island="site/public/frame/MainNavigation"][data-alive]')).toBeVisible();
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('跳到主要内容');
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
  });

  test('arrow keys move through the navigation and open it, and Escape closes it', async ({ page }) => {
    const top = (name: string) => navigation(page).getByRole('link', { name, exact: true });
    await top('首页').focus();
    await page.keyboard.press('ArrowRight');
    await expect(top('资讯')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(top('行业资讯')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(top('通知公告')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(top('资讯')).toBeFocused();
    await expect(top('通知公告')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/information/industrylist');
  });

  test('Tab reaches every entry of the navigation', async ({ page }) => {
    await navigation(page).getByRole('link', { name: '资讯', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('行业资讯');
    await expect(focused(page)).toBeVisible();
  });

  test('/ focuses the search unless the user is typing', async ({ page }) => {
    await page.locator('body').press('/');
    const box = page.getByRole('banner').getByRole('searchbox');
    await expect(box).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(box).toHaveValue('a/b');
  });

  test('/ focuses the search as soon as it is visible', async ({ page }) => {
    // Before anything is interactive, as on a slow connection.
    await page.route(
      (url) => url.pathname.endsWith('.js') && !url.pathname.includes('display-settings'),
      (route) => route.abort(),
    );
    await page.reload();
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  });

  test('Enter opens the language menu and Escape closes it', async ({ page }) => {
    const menu = page.locator('[data-island="site/public/frame/LanguageMenu"][data-alive]');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: '日本語' })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focused(page).evaluate((element) => element.closest('[data-island]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '日本語' })).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
  });

  test('the carousel can be advanced, paused and read by keyboard', async ({ page }) => {
    const carousel = page
      .locator('[data-island="home/public/HeroCarousel"][data-alive] [aria-roledescription]')
      .first();
    const slides = carousel.locator('[aria-roledescription="slide"]');
    await carousel.getByRole('button', { name: '下一张' }).focus();
    await page.keyboard.press('Enter');
    await expect(slides.nth(1)).toBeVisible();
    await expect(slides.nth(0)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(slides.nth(0)).toBeVisible();
    await expect(carousel.getByRole('button', { name: '继续轮播' })).toBeVisible();
  });

  for (const [reducedMotion, slideShown] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`with ${reducedMotion} for motion the carousel shows slide ${slideShown + 1} after a while`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await page.reload();
      const carousel = page.locator('[data-island="home/public/HeroCarousel"]');
      await page.clock.runFor(3_000);
      await expect(carousel).toHaveAttribute('data-alive', '');
      await page.mouse.move(5, 790);
      await page.clock.runFor(8_000);
      await expect(carousel.locator('[aria-roledescription="slide"]').nth(slideShown)).toBeVisible();
    });
  }

  test('arrow keys move through the news tabs', async ({ page }) => {
    const tabs = page.locator('[data-island="home/public/NewsTabs"]');
    await tabs.scrollIntoViewIfNeeded();
    await expect(tabs).toHaveAttribute('data-alive', '');
    await tabs.getByRole('tab').first().focus();
    const before = await tabs.getByRole('tabpanel').textContent();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab').nth(1)).toBeFocused();
    await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel')).not.toHaveText(before ?? '');
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab').last()).toBeFocused();
  });
});

for (const address of ['/', '/information/industrylist', '/policy/policylist', '/search?keyword=花']) {
  test(`on ${address} the focus is always seen and moves downwards`, async ({ page }) => {
    await page.goto(address);
    let lastTop = 0;
    let stepsBack = 0;
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const seen = await readFocus(page);
      if (!seen) break;
      expect(seen.isMarked, `step ${step}: ${seen.html}`).toBe(true);
      expect(seen.width * seen.height, `step ${step}: ${seen.html}`).toBeGreaterThan(0);
      // Adjacent columns make the focus jump up again, but rarely.
      if (seen.top < lastTop - 400) stepsBack += 1;
      lastTop = seen.top;
    }
    expect(stepsBack).toBeLessThanOrEqual(2);
  });
}

test('moving backwards, the focus is never hidden under fixed bars', async ({ page, request }) => {
  await page.goto(
    await findLink(readerOf(request), '/policy/declaration', /^\/policy\/declaration\?itemId=/),
  );
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
  let steps = 0;
  for (; steps < 80; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = there !== null && (element.contains(there) || there.contains(element));
      return isSeen ? '' : element.outerHTML.slice(0, 120);
    });
    if (covered === null) break;
    expect(covered, `step ${steps}`).toBe('');
  }
  expect(steps).toBeGreaterThan(20);
});

/** The focused element, and whether an outline, a shadow or another style marks it. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const marks = (at: Element | null): boolean => {
      if (!at || at === document.body) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const { top, width, height } = element.getBoundingClientRect();
    return {
      html: element.outerHTML.slice(0, 120),
      isMarked: marks(element) || marks(element.closest('form, label')) || marks(element.parentElement),
      top: top + scrollY,
      width,
      height,
    };
  });
}
