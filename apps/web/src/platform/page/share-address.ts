import { withoutBasePath } from '../../ui/link/base-path.ts';

/** The address of the page shown as it is passed on: without what it has on a phone only. */
export function shareAddress(): string {
  const { origin, pathname, search, hash } = location;
  return origin + withoutBasePath(pathname) + search + hash;
}
