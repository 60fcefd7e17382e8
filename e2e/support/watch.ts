import type { Page } from '@playwright/test';

/** Playwright's own message about the service worker that it blocks. */
const isOfTheTest = (text: string) => text.startsWith('Service Worker registration blocked');

/**
 * Records what a developer would see in red or yellow: console errors and warnings, exceptions, responses from 400 up
 * and failed requests. `expected` matches addresses whose bad status is intended.
 */
export function watchFaults(page: Page, expected: (url: string) => boolean = () => false): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isExpected = expected(message.location().url) || isOfTheTest(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests; without JavaScript the browser fetches no script.
    const reason = request.failure()?.errorText ?? '';
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) faults.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
