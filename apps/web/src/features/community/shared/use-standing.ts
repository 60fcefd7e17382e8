import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useCallback, useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { withBasePath, withoutBasePath } from '../../../ui/link/base-path.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

export type Standing = EndpointMap['GET /api/communityManage/post/queryStanding']['output'];

// Loaded on demand, so that visitors who are not logged in never fetch it.
export const loadClient = async () =>
  (await import('../../../platform/api/browser-client.ts')).browserClient();

const asked = new Map<string, Promise<Standing>>();

/** Asked once per page, however many islands need it. */
function askOnce(id: string): Promise<Standing> {
  const known =
    asked.get(id) ??
    loadClient().then((client) =>
      client.call('GET /api/communityManage/post/queryStanding', { id }, { quiet: true }),
    );
  asked.set(id, known);
  return known;
}

/** The reader's relation to a post; undefined for visitors, and until the server has answered. */
export function useStanding(id: string) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    // If the call fails, the page stays as a visitor sees it.
    if (token !== '') askOnce(id).then(setStanding, () => undefined);
  }, [id, token]);
  const again = useCallback(() => {
    asked.delete(id);
    askOnce(id).then(setStanding, () => undefined);
  }, [id]);
  return { isLoggedIn: token !== '', standing, again };
}

/** Goes to the login, which returns to this page. */
export function goToLogin(login: string): void {
  const back = withoutBasePath(location.pathname) + location.search;
  location.assign(`${withBasePath(login)}?redirect=${encodeURIComponent(back)}`);
}
