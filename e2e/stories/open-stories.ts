import { type Page, test } from '@playwright/test';
import { watchFaults } from '../support/watch.ts';

/** Opens the page of all components and waits until it is alive; `faults` fills while the test goes on. */
export async function openStories(page: Page): Promise<{ faults: string[] }> {
  const faults = watchFaults(page);
  await page.goto('/ui');
  await page.locator('#root[data-alive]').waitFor();
  return { faults };
}

/** Behaviour does not depend on the width: one of the two is enough. */
export function atOneWidth(): void {
  test.skip(({ viewport }) => viewport?.width !== 1280, 'the behaviour is the same at every width');
}

/** The part of the page that shows one component. */
export const story = (page: Page, id: string) => page.locator(`section#${id}`);
