import type { Page, Request } from '@playwright/test';

/**
 * Whether the page is rendered after two idle periods: on a busy machine, the response to a new URL can be queued behind
 * other work.
 */
const isStandingAfterPause = (): Promise<boolean> =>
  new Promise((done) =>
    requestIdleCallback(() =>
      requestIdleCallback(() =>
        done(
          document.querySelector('main h1') !== null && document.querySelector('[aria-busy=true]') === null,
        ),
      ),
    ),
  );

/** Follows the requests of a page; returns a function that waits until it is rendered and none is pending. */
export function followLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Requests of a page that was left never report completion.
  page.on('framenavigated', () => pending.clear());

  return async function settle() {
    const until = Date.now() + 30_000;
    let quiet = 0;
    while (quiet < 2 && Date.now() < until) {
      await page.waitForTimeout(40);
      const isStanding = await page.evaluate(isStandingAfterPause).catch(() => false);
      quiet = isStanding && pending.size === 0 ? quiet + 1 : 0;
    }
  };
}

const isInAccountArea = () => document.querySelector('script[src*="/assets/account/"]') !== null;

/**
 * Goes to an address as a link of the member area or the console does, without loading the document again. A public
 * page is a document of its own and is loaded.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate(isInAccountArea))) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
