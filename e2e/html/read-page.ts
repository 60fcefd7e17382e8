import { parseHTML } from 'linkedom';

export interface ReadPage {
  document: Document;
  title: string;
  description: string;
  canonical: string;
  /** Preview picture for shared links to the page. */
  picture: string;
  headings: number;
  lang: string;
  /** URLs that a reader or the browser is sent to. */
  links: string[];
  /** URLs of scripts and styles. */
  assets: string[];
  /** Faults that no page may have. */
  faults: string[];
}

/** Parses a document as a browser does, without running it. */
export function readPage(html: string): ReadPage {
  const { document } = parseHTML(html) as unknown as { document: Document };
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const valuesOf = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const ids = all('[id]').map(({ id }) => id);
  const links = [...valuesOf('a[href], link[href]', 'href'), ...valuesOf('form[action]', 'action')];

  const runnable = all('script:not([type="application/ld+json"]):not([src]), style').map(
    ({ outerHTML }) => outerHTML,
  );
  const handlers = all('*').flatMap((element) =>
    element.getAttributeNames().filter((name) => /^on/i.test(name)),
  );
  const broken = all('script[type="application/ld+json"]').filter(({ textContent }) => !isJson(textContent));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const lost = links
    .filter((href) => /^#./.test(href))
    .filter((href) => !ids.includes(decodeURIComponent(href.slice(1))));
  const pictures = all('img').filter((picture) =>
    ['width', 'height', 'alt'].some((name) => !picture.hasAttribute(name)),
  );
  return {
    document,
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    picture: attribute('meta[property="og:image"]', 'content'),
    headings: all('h1').length,
    lang: document.documentElement.lang,
    links,
    assets: [
      ...valuesOf('script[src]', 'src'),
      ...valuesOf('link[rel=stylesheet], link[rel=modulepreload]', 'href'),
    ],
    faults: [
      ...[...runnable, ...handlers].map((text) => `inline ${text}`),
      ...broken.map(({ outerHTML }) => `structured data that is no JSON: ${outerHTML}`),
      ...twice.map((id) => `id twice: ${id}`),
      ...lost.map((href) => `anchor without target: ${href}`),
      ...pictures.map(({ outerHTML }) => `picture without size or alt: ${outerHTML}`),
    ],
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The portal's own URLs among links, with queries but without fragments. */
export function ownAddresses(links: readonly string[], origin: string, from: string): string[] {
  return links
    .map((link) => new URL(link, origin + from))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}
