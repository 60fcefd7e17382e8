import { expect, type Response } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { overflowOf } from './support/overflow.ts';
import { languages } from './support/page-kinds.ts';
import { findStrayChinese } from './support/stray-chinese.ts';
import { findSmallTargets, leastTarget } from './support/targets.ts';
import { test } from './support/test.ts';
import { watchFaults } from './support/watch.ts';
import { weightOf } from './support/weight.ts';

/**
 * Pages on which people log in and get accounts, and those that mails lead to; their forms need more script than a page
 * that is read.
 */
const identityPages = [
  '/login',
  '/login?mode=code',
  '/register',
  '/forgetPassword',
  '/activate',
  '/update-phone',
  '/unsubscribe?token=x&matter=MONEY',
  '/verify-mail?token=x',
];
const scriptBudget = 140 * 1024;
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const path of identityPages)
  test(`${path} fits in every language`, async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    const faults = watchFaults(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.setViewportSize(desk);
    for (const language of Object.keys(languages)) {
      await context.addCookies([{ name: 'park_portal_language', value: language, url: origin }]);
      await page.goto(path);
      await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      if (language === 'zh') expect(await weightOf(responses, 'script')).toBeLessThanOrEqual(scriptBudget);
      await expect(page.locator('h1')).toHaveCount(1);
      if (language === 'en' || language === 'es') expect(await findStrayChinese(page)).toEqual([]);
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        const at = `${language} at ${size.width}`;
        expect(await overflowOf(page), at).toEqual([]);
        expect(await findAccessibilityFaults(page), at).toEqual([]);
      }
      expect(await findSmallTargets(page, leastTarget.finger), language).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
