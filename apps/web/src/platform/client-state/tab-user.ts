import { type CookieJar, cookiePrefix, parseCookies } from './cookies.ts';
import { userFields } from './stored-user.ts';

interface Page {
  document: { cookie: string };
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  location: { protocol: string };
}

/** The storage key for the user that a tab shows instead of the one in the cookies, in the form of a Cookie header. */
const key = `${cookiePrefix}tab_user`;

const isOfUser = (fullName: string) => userFields.some((field) => fullName === cookiePrefix + field);

const headerOf = (cookies: Iterable<[string, string]>) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

const cookiesOf = (header: string, ofUser: boolean) =>
  headerOf([...parseCookies(header)].filter(([name]) => isOfUser(name) === ofUser));

/** Gives this tab its own user, initially the one in the cookies, until they log out here. */
export function beginTabUser({ document, sessionStorage }: Page = window): void {
  sessionStorage.setItem(key, cookiesOf(document.cookie, true));
}

/** Returns to the user in the cookies. */
export function endTabUser({ sessionStorage }: Pick<Page, 'sessionStorage'> = window): void {
  sessionStorage.removeItem(key);
}

/** The cookies as this tab sees them: `document.cookie`, with the tab's own user if it has one. */
export function pageCookies({ document, sessionStorage }: Omit<Page, 'location'> = window): string {
  const own = sessionStorage.getItem(key);
  if (own === null) return document.cookie;
  const others = cookiesOf(document.cookie, false);
  return others ? `${others}; ${own}` : own;
}

function writeOwn(page: Page, own: string, cookie: string): void {
  const cookies = parseCookies(own);
  const [pair = '', ...attributes] = cookie.split('; ');
  for (const [name, value] of parseCookies(pair)) {
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
  // After a logout nothing of the tab's user remains.
  if (cookies.size === 0) endTabUser(page);
  else page.sessionStorage.setItem(key, headerOf(cookies));
}

/** The cookie jar of this page, in which the tab's own user replaces the one in the cookies. */
export function pageCookieJar(page: Page = window): CookieJar {
  return {
    read: () => pageCookies(page),
    write(cookie) {
      const own = page.sessionStorage.getItem(key);
      if (own !== null && isOfUser(cookie.slice(0, cookie.indexOf('=')))) writeOwn(page, own, cookie);
      else page.document.cookie = cookie;
    },
    secure: page.location.protocol === 'https:',
  };
}
