import { withoutBasePath } from '../../ui/link/base-path.ts';

/** The address of the current page for sharing, without the base path for phones. */
export function shareAddress(): string {
  const { origin, pathname, search, hash } = location;
  return origin + withoutBasePath(pathname) + search + hash;
}
