import { createContext, useContext } from 'react';

/** The absolute address of the page being rendered; provided by the server. */
export const PageUrlContext = createContext('http://localhost/');

/** The origin and the path of the page, without its query. */
export function usePageUrl(): { origin: string; path: string; search: URLSearchParams } {
  const url = new URL(useContext(PageUrlContext));
  return { origin: url.origin, path: url.pathname, search: url.searchParams };
}
