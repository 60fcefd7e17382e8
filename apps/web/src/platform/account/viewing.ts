import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '../../paths.ts';
import { browserState } from '../api/browser-client.ts';
import { callSilently } from '../api/call-silently.ts';
import { beginTabUser, endTabUser } from '../client-state/tab-user.ts';
import { leaveTo } from './leave-to.ts';

/** Until when an administrator may look at this user's pages; undefined when users are logged in themselves. */
let until: number | undefined;

export const viewingUntil = (): number | undefined => until;

export function keepViewing(viewing: { until: number } | undefined): void {
  until = viewing?.until;
}

/** The id of the user to whose page this tab returns. */
const viewedKey = 'park_portal_viewed';

/**
 * Makes this tab the user's: the answer of `begin` carries their token. Other tabs stay the administrator's. `begin`
 * returns undefined when it was refused.
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

/** Back to the administrator's own pages. */
export async function endViewing(): Promise<never> {
  // It makes no difference if the session has already ended.
  await callSilently('POST /api/userManage/viewAs/end', {});
  const user = sessionStorage.getItem(viewedKey) ?? undefined;
  sessionStorage.removeItem(viewedKey);
  endTabUser();
  return leaveTo(paths.manageUsers({ user }));
}
