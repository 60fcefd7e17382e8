import { test as base } from '@playwright/test';

/**
 * The test of Playwright that leaves no page behind: what a test has opened besides its own page is closed after it.
 * Playwright keeps such pages until the worker ends, and a dozen portals with running clocks slow down those that follow.
 */
export const test = base.extend<{ nothingLeftOpen: undefined }>({
  nothingLeftOpen: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
});
