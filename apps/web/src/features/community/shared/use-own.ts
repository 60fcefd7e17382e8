import { useEffect, useState } from 'react';
import type { browserClient } from '../../../platform/api/browser-client.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { loadClient } from './use-standing.ts';

type Client = ReturnType<typeof browserClient>;
export type Ask<Own> = (client: Client, id: string) => Promise<Own>;

/**
 * The reader's own data for an item; undefined for visitors, and until the server has answered. `act` runs an action
 * whose answer becomes the new data.
 */
export function useOwn<Own>(ask: Ask<Own>, id: string) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [own, setOwn] = useState<Own>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (token === '') return;
    loadClient()
      .then((client) => ask(client, id))
      // If the call fails, the page stays as a visitor sees it.
      .then(setOwn, () => undefined);
  }, [ask, id, token]);
  const act = async (send: (client: Client) => Promise<Own>) => {
    setBusy(true);
    try {
      setOwn(await send(await loadClient()));
    } catch {
      // The client has shown the refusal.
    } finally {
      setBusy(false);
    }
  };
  return { isLoggedIn: token !== '', own, busy, act };
}
