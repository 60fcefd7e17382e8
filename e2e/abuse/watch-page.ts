import type { Page } from '@playwright/test';
import { followLoading } from '../support/loading.ts';

export interface Watch {
  /** Effects of stored texts, and pages that failed to load. */
  effects: string[];
  /** Markers seen on pages. */
  seen: Set<string>;
  pages: number;
  /** Waits for the page to load and inspects it. */
  look(address: string): Promise<void>;
}

/** Finds elements and attributes that could run code, after the page's own scripts have finished. */
function findDangerous(): string[] {
  const isHostile = ({ name, value }: Attr) =>
    /^on/i.test(name) ||
    (/^(href|src|action|formaction|data|srcset|xlink:href)$/i.test(name) &&
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme
      /^[\u0000- ]*(java\s*script|vbscript|data:text|blob|filesystem):/i.test(value)) ||
    (name === 'style' && /url\(|expression|binding/i.test(value));
  const foreign = document.querySelectorAll(
    [
      'main script:not([type="application/ld+json"]), iframe, object, embed, base, main style, frameset, portal',
      'main form[action^="java"], meta[http-equiv=refresh], main meta, main link:not([rel=preload]), noscript iframe',
      '[data-island^=".."], #location, #document, #root[name], [name=constructor], [name=currentScript]',
      'main [style*="position:fixed"], main marquee',
    ].join(),
  );
  const armed = [...document.querySelectorAll('*')].filter((element) =>
    [...element.attributes].some(isHostile),
  );
  return [...foreign, ...armed].map((element) => element.outerHTML.slice(0, 200));
}

/** Finds markers in everything a reader can see: texts, attributes and field values. */
function findMarkers(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const text = document.documentElement.outerHTML + fields.join(' ');
  return [...new Set(text.match(/q\d{3}z/g) ?? [])];
}

/** Finds missing parts of a page that crashed or whose frame was broken by a text. */
function findBroken(): string[] {
  const lacks = ['h1', 'main'].filter((name) => !document.querySelector(name)).map((name) => `no ${name}`);
  const alerts = [...document.querySelectorAll('main [role=alert]')].map(
    ({ textContent }) => `says ${textContent}`,
  );
  const isRaw = document.body instanceof HTMLElement ? [] : ['the body is another'];
  return [...lacks, ...alerts.map((text) => text.slice(0, 200)), ...isRaw];
}

export function watchPage(page: Page, origin: string): Watch {
  const watch: Watch = { effects: [], seen: new Set(), pages: 0, look };
  const { effects } = watch;
  page.on('dialog', (dialog) => {
    effects.push(`ran: ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data:image|blob:)/.test(url)) effects.push(`called ${url}`);
  });
  page.on('console', (message) => {
    // The caller checks the page's status.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissing)
      effects.push(`${page.url()}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => effects.push(`${page.url()}: exception: ${error.message.slice(0, 300)}`));
  const settle = followLoading(page);
  page.on('popup', (popup) => effects.push(`opened ${popup.url()}`));

  async function look(address: string): Promise<void> {
    watch.pages += 1;
    await settle();
    const found = await page.evaluate(findDangerous);
    const broken = await page.evaluate(findBroken);
    effects.push(...[...found, ...broken].map((text) => `${address}: ${text}`));
    for (const marker of await page.evaluate(findMarkers)) watch.seen.add(marker);
  }
  return watch;
}
