import type { Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { watchFaults } from '../support/watch.ts';

interface OpenStories {
  page: Page;
  /** Grows while the tests run. */
  faults: string[];
}

/** Opens the page of all components and waits until it is hydrated. */
export async function openStories(page: Page): Promise<OpenStories> {
  const faults = watchFaults(page);
  await page.goto('/ui');
  await page.locator('#root[data-alive]').waitFor();
  return { page, faults };
}

/**
 * Opens the page once for all tests of a file, since loading takes longer than most of them. They run one after the
 * other, and each leaves the page usable for the next; after a failed one, Playwright opens it again.
 */
export function shareStories(): OpenStories {
  const shared = {} as OpenStories;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    Object.assign(shared, await openStories(await browser.newPage()));
  });
  test.afterAll(() => shared.page.close());
  return shared;
}

/** The section of the page that shows one component. */
export const story = (page: Page, id: string) => page.locator(`section#${id}`);
