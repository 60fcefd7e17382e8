/** What the addresses of phones begin with. */
export const phoneBase = '/h5';

/** What the addresses of a visit begin with: nothing on a desk. */
export type BasePath = '' | typeof phoneBase;

/** The base path an address has. */
export function basePathOf(address: string): BasePath {
  return /^\/h5(?:[/?]|$)/.test(address) ? phoneBase : '';
}
