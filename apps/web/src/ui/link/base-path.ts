/** The prefix of addresses on a phone. */
export const phoneBase = '/h5';

/** What stands before the path of every page of this visit: nothing on a desk, `/h5` on a phone. */
export type BasePath = '' | typeof phoneBase;

let current: BasePath = '';

/** Sets the prefix of all links. Rendering on the server is synchronous, so one variable serves all requests. */
export function setBasePath(base: BasePath): void {
  current = base;
}

export function basePath(): BasePath {
  return current;
}

/** The prefix an address has. */
export function basePathOf(path: string): BasePath {
  return path === phoneBase || path.startsWith(`${phoneBase}/`) ? phoneBase : '';
}

/** The address of a page for this visit; everything that is no path of our own stays as it is. */
export function withBasePath(href: string): string {
  return current !== '' && /^\/(?!\/)/.test(href) && basePathOf(href) === '' ? current + href : href;
}

/** The address of the page itself, the same for desk and phone; what links and messages hold. */
export function withoutBasePath(path: string): string {
  return path.slice(basePathOf(path).length) || '/';
}
