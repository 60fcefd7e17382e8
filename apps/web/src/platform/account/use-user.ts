import { useSyncExternalStore } from 'react';
import { browserState } from '../api/browser-client.ts';
import type { MenuItem } from '../client-state/client-state.ts';
import type { StoredUser } from '../client-state/stored-user.ts';

const subscribe = (listener: () => void) => browserState().subscribe(listener);

/** The logged-in user, as stored in the cookies. */
export function useUser(): StoredUser {
  return useSyncExternalStore(subscribe, () => browserState().user());
}

const none: readonly MenuItem[] = [];

/** The pages the user may open. */
export function useMenus(): readonly MenuItem[] {
  return useSyncExternalStore(subscribe, () => browserState().menus() ?? none);
}
