import { useEffect, useState } from 'react';
import type { browserClient } from '../../../platform/api/browser-client.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { loadClient } from './use-standing.ts';

type Client = ReturnType<typeof browserClient>;
export type Ask<Own> = (client: Client, id: string) => Promise<Own>;

/**
 * What the reader has of their own in a thing; undefined of visitors, and until the server has answered. `act` does
 * something with it, and what it answers is theirs then.
 */
export function useOwn<Own>(ask: Ask<Own>, id: string) {
  const { token } = readUser(useInBrowser(pageCookies, ''));
  const [own, setOwn] = useState<Own>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (token === '') return;
    loadClient()
      .then((client) => ask(client, id))
      // Who cannot be asked reads as a visitor does.
      .then(setOwn, () => undefined);
  }, [ask, id, token]);
  const act = async (send: (client: Client) => Promise<Own>) => {
    setBusy(true);
    try {
      setOwn(await send(await loadClient()));
    } catch {
      // The client has shown what was refused.
    } finally {
      setBusy(false);
    }
  };
  return { isLoggedIn: token !== '', own, busy, act };
}
