import { cookiePrefix } from '../locale.ts';

const shape = new RegExp(`(?:^|;\\s*)${cookiePrefix}token=([^;\\s]+)`);

/** The session token in a request's cookies. */
export function tokenCookie(cookies: string | undefined): string | undefined {
  return shape.exec(cookies ?? '')?.[1];
}
