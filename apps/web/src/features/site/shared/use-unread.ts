import { useEffect, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from './use-in-browser.ts';

/** One request shared by all islands of a page; undefined once the visitor's session has ended. */
let asked: { token: string; unread: Promise<number | undefined> } | undefined;

async function ask(): Promise<number | undefined> {
  const { browserClient, browserState } = await import('../../../platform/api/browser-client.ts');
  try {
    const path = 'GET /api/messageManage/message/queryUnreadCount';
    return (await browserClient().call(path, {}, { quiet: true })).unread;
  } catch {
    // The link works without a number; the client handles an ended session.
    return browserState().user().token === '' ? undefined : 0;
  }
}

/**
 * The number of unread messages; undefined for visitors, who send no request, and for users whose invalid token has
 * been removed.
 */
export function useUnread(): number | undefined {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [unread, setUnread] = useState<number | undefined>(0);
  useEffect(() => {
    if (!token) return;
    if (asked?.token !== token) asked = { token, unread: ask() };
    asked.unread
      .then(setUnread)
      .catch(() => undefined)
      // Members have buttons on public pages, whose calls may fail and then show a message.
      .finally(() => notices.prepare());
  }, [token]);
  return token ? unread : undefined;
}
