import { useSyncExternalStore } from 'react';
import { browserState } from '../api/browser-client.ts';
import type { MenuItem } from '../client-state/client-state.ts';
import type { StoredUser } from '../client-state/stored-user.ts';

const subscribe = (listener: () => void) => browserState().subscribe(listener);

/** Who is logged in, as the cookies have it. */
export function useUser(): StoredUser {
  return useSyncExternalStore(subscribe, () => browserState().user());
}

const none: readonly MenuItem[] = [];

/** The pages he may open. */
export function useMenus(): readonly MenuItem[] {
  return useSyncExternalStore(subscribe, () => browserState().menus() ?? none);
}
