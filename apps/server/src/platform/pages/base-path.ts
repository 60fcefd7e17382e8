/** Prefix of the phone pages' addresses. */
export const phoneBase = '/h5';

/** Prefix of a visit's addresses; empty on a desktop. */
export type BasePath = '' | typeof phoneBase;

/** The base path of an address. */
export function basePathOf(address: string): BasePath {
  return /^\/h5(?:[/?]|$)/.test(address) ? phoneBase : '';
}
