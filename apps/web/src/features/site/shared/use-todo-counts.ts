import type { TodoKind } from '@portal/contract/kinds';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from './use-in-browser.ts';

type Counts = Record<TodoKind, number>;

/** One request for all islands of a page. */
let asked: { token: string; counts: Promise<Counts> } | undefined;

async function ask(): Promise<Counts> {
  const { browserClient } = await import('../../../platform/api/browser-client.ts');
  return (await browserClient().call('GET /api/caseManage/todo/queryList', {}, { quiet: true })).counts;
}

/** The user's number of to-do items by kind; undefined for visitors, who send no request, and until known. */
export function useTodoCounts(): Counts | undefined {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    if (!token) return;
    if (asked?.token !== token) asked = { token, counts: ask() };
    // The page then stays as the public sees it.
    asked.counts.then(setCounts).catch(() => undefined);
  }, [token]);
  return counts;
}
