import { test as base } from '@playwright/test';

/**
 * Playwright's `test`, which also closes every page that a test has opened besides its own. Playwright keeps such pages
 * until the worker ends, and a dozen portals with running clocks slow down the tests that follow.
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
