import { useEffect, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from './use-in-browser.ts';

/** The refusals which say that the session is over, whatever ended it. */
const overCodes = ['50008', '50012', '50014', '200005', '200006', '200007'];

/** One request for all islands of a page; undefined once the session turns out to be over. */
let asked: { token: string; unread: Promise<number | undefined> } | undefined;

async function ask(token: string): Promise<number | undefined> {
  const { browserClient, browserState } = await import('../../../platform/api/browser-client.ts');
  try {
    const path = 'GET /api/messageManage/message/queryUnreadCount';
    return (await browserClient().call(path, {}, { silent: true })).unread;
  } catch (error) {
    // The link works without a number.
    const { retCode } = error as { retCode?: string };
    const isOver = retCode !== undefined && overCodes.includes(retCode);
    if (!isOver || browserState().user().token !== token) return 0;
    browserState().resetToken();
    return undefined;
  }
}

/**
 * The number of unread messages; undefined for visitors, who send no request, and for those whose session is over: their
 * dead token is forgotten without a word, since the page is public.
 */
export function useUnread(): number | undefined {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [unread, setUnread] = useState<number | undefined>(0);
  useEffect(() => {
    if (!token) return;
    if (asked?.token !== token) asked = { token, unread: ask(token) };
    asked.unread
      .then(setUnread)
      .catch(() => undefined)
      // Members have buttons on public pages whose calls may be refused.
      .finally(() => notices.prepare());
  }, [token]);
  return token ? unread : undefined;
}
