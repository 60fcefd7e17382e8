import { withoutBasePath } from '../../../../ui/link/base-path.ts';

/** What the address of a page of an order says; the key opens that of a guest. Browser only. */
export function heldOrder(): { id: string; orderNo: string; key: string | undefined } {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  return {
    id: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
    orderNo: query.get('orderNo') ?? '',
    key: query.get('key') ?? undefined,
  };
}

/** Where the login leads back to. */
export const addressHere = (): string => withoutBasePath(location.pathname) + location.search;
