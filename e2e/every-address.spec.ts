import { expect } from '@playwright/test';
import { isLong } from '../apps/server/src/testing/test-scope.ts';
import { listAddresses, readerOf } from './support/addresses.ts';
import { overflowOf } from './support/overflow.ts';
import { addressIn, type Language, languages } from './support/page-kinds.ts';
import { phone } from './support/phone.ts';
import { test } from './support/test.ts';

// Renders a page before its script runs; islands take it over unchanged.
test.use({ ...phone, viewport: { width: 320, height: 640 }, deviceScaleFactor: 1, javaScriptEnabled: false });

/** Replaces every picture, as only its place matters here. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const order = Object.keys(languages) as Language[];

for (const language of order) {
  test(`every address of the site map on a narrow phone: ${language}`, async ({ page, request, baseURL }) => {
    test.setTimeout(900_000);
    const origin = baseURL ?? '';
    await page.context().addCookies([{ name: 'park_portal_language', value: language, url: origin }]);
    await page.route(/\/api\/fms\/|\.(?:webp|avif|png|jpe?g|svg|woff2)(?:\?|$)/, (route) =>
      route.request().resourceType() === 'font'
        ? route.abort()
        : route.fulfill({ contentType: 'image/gif', body: dot }),
    );
    const all = [...(await listAddresses(readerOf(request))).values()].flat();
    expect(all.length).toBeGreaterThan(200);
    // The languages take turns; `npm run test:long` opens each address in all of them.
    const addresses = isLong ? all : all.filter((_, at) => at % order.length === order.indexOf(language));
    const faults: string[] = [];
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const check = (holds: boolean, fault: string) => holds || faults.push(`${address}: ${fault}`);
      const response = await page.goto(`/h5${address}`);
      check(response?.status() === 200, `status ${response?.status()}`);
      const title = await page.title();
      check(!titles.has(title), `same title as ${titles.get(title)}: ${title}`);
      titles.set(title, address);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      check(canonical === addressIn(language, new URL(address, origin).href), `canonical ${canonical}`);
      const wide = await overflowOf(page);
      check(wide.length === 0, `scrolls sideways: ${wide.join(' ')}`);
    }
    expect(faults).toEqual([]);
  });
}
