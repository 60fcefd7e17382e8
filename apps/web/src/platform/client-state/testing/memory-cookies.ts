import { type CookieJar, parseCookies } from '../cookies.ts';

/** A cookie jar without a browser; `written` holds every cookie as it was set. */
export function memoryCookies(cookieHeader = '', secure = false): CookieJar & { readonly written: string[] } {
  const cookies = parseCookies(cookieHeader);
  const written: string[] = [];
  return {
    written,
    secure,
    read: () => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split('; ');
      for (const [name, value] of parseCookies(pair)) {
        if (attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
