/** The prefix of addresses on a phone. */
export const phoneBase = '/h5';

/** The prefix of all page paths in this visit: empty on a desktop, `/h5` on a phone. */
export type BasePath = '' | typeof phoneBase;

let current: BasePath = '';

/** Sets the prefix of all links. Server rendering is synchronous, so one variable serves all requests. */
export function setBasePath(base: BasePath): void {
  current = base;
}

export function basePath(): BasePath {
  return current;
}

/** The prefix of an address. */
export function basePathOf(path: string): BasePath {
  return path === phoneBase || path.startsWith(`${phoneBase}/`) ? phoneBase : '';
}

/** The address of a page in this visit; anything that is not one of our paths is returned unchanged. */
export function withBasePath(href: string): string {
  return current !== '' && /^\/(?!\/)/.test(href) && basePathOf(href) === '' ? current + href : href;
}

/** The address without the prefix, the same for desktop and phone; this form is stored in links and messages. */
export function withoutBasePath(path: string): string {
  return path.slice(basePathOf(path).length) || '/';
}
