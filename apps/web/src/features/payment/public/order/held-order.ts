import { withoutBasePath } from '../../../../ui/link/base-path.ts';

/** The order given by the address of an order page; the key opens a guest's order. Browser only. */
export function heldOrder(): { id: string; orderNo: string; key: string | undefined } {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  return {
    id: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
    orderNo: query.get('orderNo') ?? '',
    key: query.get('key') ?? undefined,
  };
}

/** The address to which the login returns. */
export const addressHere = (): string => withoutBasePath(location.pathname) + location.search;
