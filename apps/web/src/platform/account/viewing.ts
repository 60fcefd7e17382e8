import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import { browserState } from '../api/browser-client.ts';
import { callSilently } from '../api/call-silently.ts';
import { beginTabUser, endTabUser } from '../client-state/tab-user.ts';
import { leaveTo } from './leave-to.ts';

/** Until when an administrator may view this user's pages; undefined if the users are logged in themselves. */
let until: number | undefined;

export const viewingUntil = (): number | undefined => until;

export function keepViewing(viewing: { until: number } | undefined): void {
  until = viewing?.until;
}

/** The id of the user whose admin page this tab returns to. */
const viewedKey = 'park_portal_viewed';

/**
 * Switches this tab to the user: the answer of `begin` carries their token. Other tabs remain the administrator's.
 * `begin` returns undefined on failure.
 */
export async function beginViewing(
  userId: string,
  begin: () => Promise<EndpointMap['POST /api/userManage/viewAs/begin']['output'] | undefined>,
): Promise<void> {
  beginTabUser();
  const viewed = await begin();
  if (!viewed) return endTabUser();
  sessionStorage.setItem(viewedKey, userId);
  browserState().saveUser(viewed);
  await leaveTo(paths.dashboard());
}

/** Returns to the administrator's own pages. */
export async function endViewing(): Promise<never> {
  // Ignores failure, since the session may have ended already.
  await callSilently('POST /api/userManage/viewAs/end', {});
  const user = sessionStorage.getItem(viewedKey) ?? undefined;
  sessionStorage.removeItem(viewedKey);
  endTabUser();
  return leaveTo(paths.manageUsers({ user }));
}
