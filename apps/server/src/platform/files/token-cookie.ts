import { cookiePrefix } from '../locale.ts';

const shape = new RegExp(`(?:^|;\\s*)${cookiePrefix}token=([^;\\s]+)`);

/** The token the browser keeps, out of a request's cookies. */
export function tokenCookie(cookies: string | undefined): string | undefined {
  return shape.exec(cookies ?? '')?.[1];
}
