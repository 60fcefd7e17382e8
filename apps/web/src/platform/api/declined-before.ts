import { cookiePrefix } from '../client-state/cookies.ts';
import type { DeclinedBefore } from './client-ports.ts';

const key = `${cookiePrefix}declined`;

/** Discarded when the tab closes. Without storage, every page asks. */
export const declinedBefore: DeclinedBefore = {
  read() {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(token) {
    try {
      sessionStorage.setItem(key, token);
    } catch {
      // The next page asks again.
    }
  },
};
