import { devices, expect, test } from '@playwright/test';
import { findAxeFaults } from './support/axe.ts';
import { watchFaults } from './support/watch.ts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 15'];
test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch });

test('a phone is led to its own pages, from every address', async ({ page }) => {
  const places = {
    '/': '/h5/',
    '/information/industrylist': '/h5/news',
    '/policy/policylist?page=2': '/h5/policy',
    '/nothing': '/h5/',
  };
  for (const [address, place] of Object.entries(places)) {
    await page.goto(address);
    await expect(page).toHaveURL(place);
  }
});

test('the phone pages are read without script, and axe finds nothing', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/h5/');
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  for (const kind of ['notice', 'news', 'policy']) {
    await page.goto('/h5/');
    await page.locator(`a[href^="/h5/${kind}/"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAxeFaults(page), kind).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, kind).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
});

test('everything to tap is large enough', async ({ page }) => {
  await page.goto('/h5/');
  const targets = await page.locator('a:visible, button:visible').all();
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) {
    const box = await target.boundingBox();
    const isInText = await target.evaluate((element) => element.closest('p') !== null);
    if (!isInText) expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
});

test('who wants the desktop pages gets them from then on', async ({ page }) => {
  await page.goto('/h5/');
  await page.locator('a[href^="/h5/desktop"]').click();
  await expect(page).not.toHaveURL(/\/h5\//);
  await page.goto('/information/industrylist');
  await expect(page).toHaveURL('/information/industrylist');
});
