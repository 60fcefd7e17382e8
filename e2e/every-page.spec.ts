import { expect, type Page, type Response } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { readerOf } from './support/addresses.ts';
import { overflowOf } from './support/overflow.ts';
import { pageKinds } from './support/page-kinds.ts';
import { findStrayChinese } from './support/stray-chinese.ts';
import { findSmallTargets, leastTarget } from './support/targets.ts';
import { test } from './support/test.ts';
import { watchFaults } from './support/watch.ts';
import { weightOf } from './support/weight.ts';

const scriptBudget = 100 * 1024;
const styleBudget = 20 * 1024;

/** Spanish has the longest words. `html/every-page.test.ts` checks the HTML in all four languages. */
const language = 'es';
const widths = [320, 992, 1280];
/** A common phone size. */
const phone = { width: 390, height: 844 };

for (const { name, find, status = 200 } of pageKinds) {
  test(name, async ({ page, context, request, baseURL }) => {
    const origin = baseURL ?? '';
    await page.setViewportSize({ width: 1440, height: 900 });
    await context.addCookies([{ name: 'park_portal_language', value: language, url: origin }]);
    const address = await find(readerOf(request));
    const faults = watchFaults(page, (url) => status >= 400 && url === new URL(address, origin).href);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));

    await page.goto(address);
    // If scrolled while scripts are still loading, Chromium 156 without a graphics card stops drawing the tiles it has
    // requested, for good, about once in a hundred runs.
    await expect(page.locator('[data-island]:not([data-alive]):not([data-start=visible])')).toHaveCount(0);
    await scrollThrough(page);
    await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    await expect(page.locator('h1')).toHaveCount(1);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(await findPictureFaults(page)).toEqual([]);
    expect(await findStrayChinese(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `at ${width}`).toEqual([]);
    }
    await page.setViewportSize(phone);
    expect(await findAccessibilityFaults(page), 'as a phone').toEqual([]);
    expect(await findSmallTargets(page, leastTarget.finger)).toEqual([]);
    expect(await weightOf(responses, 'script')).toBeLessThanOrEqual(scriptBudget);
    expect(await weightOf(responses, 'stylesheet')).toBeLessThanOrEqual(styleBudget);
    expect(faults).toEqual([]);
  });
}

// Some islands and pictures load only when in view.
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done, fail) => {
        requestAnimationFrame(done);
        setTimeout(() => fail(new Error('the browser has stopped drawing')), 30_000);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function findPictureFaults(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => {
        const isSized = picture.hasAttribute('width') && picture.hasAttribute('height');
        const isBroken = picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0;
        return !isSized || !picture.hasAttribute('alt') || isBroken;
      })
      .map((picture) => picture.outerHTML),
  );
}
