import { useEffect, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from './use-in-browser.ts';

/** One request for all islands of a page. */
let asked: { token: string; unread: Promise<number> } | undefined;

async function ask(): Promise<number> {
  const { browserClient } = await import('../../../platform/api/browser-client.ts');
  const api = await browserClient();
  const answer = await api.call('GET /api/messageManage/message/queryUnreadCount', {}, { quiet: true });
  return answer.unread;
}

/** The number of the user's unread messages; visitors send no request. */
export function useUnread(): number {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!token) return;
    if (asked?.token !== token) asked = { token, unread: ask() };
    asked.unread
      .then(setUnread)
      // The link works without a number.
      .catch(() => undefined)
      // Members have buttons on public pages whose calls may be refused.
      .finally(() => notices.prepare());
  }, [token]);
  return unread;
}
