import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '../../paths.ts';
import { browserClient, browserState } from '../api/browser-client.ts';
import type { StoredUser } from '../client-state/stored-user.ts';
import { leaveTo } from './leave-to.ts';

/** Until when an administrator may look at this user's pages; undefined for the user himself. */
let until: number | undefined;

export const viewingUntil = (): number | undefined => until;

export function keepViewing(viewing: { until: number } | undefined): void {
  until = viewing?.until;
}

const viewerKey = 'park_portal_viewer';

type Viewed = EndpointMap['POST /api/userManage/viewAs/begin']['output'];

/** The pages of this browser are the user's from now on; who looks stays in this tab until he ends it. */
export function beginViewing(viewer: StoredUser, viewed: Viewed): Promise<never> {
  sessionStorage.setItem(viewerKey, JSON.stringify({ viewer, userId: viewed.userId }));
  browserState().saveUser(viewed);
  return leaveTo(paths.dashboard());
}

function takeViewer(): { viewer: StoredUser; userId: string } | undefined {
  const kept = sessionStorage.getItem(viewerKey);
  sessionStorage.removeItem(viewerKey);
  return kept === null ? undefined : (JSON.parse(kept) as { viewer: StoredUser; userId: string });
}

/** Back to the administrator's own pages; in a tab that does not know him, to the login. */
export async function endViewing(): Promise<never> {
  // Whether the session had ended by itself already makes no difference here.
  await browserClient()
    .call('POST /api/userManage/viewAs/end', {}, { quiet: true })
    .catch(() => undefined);
  const kept = takeViewer();
  const state = browserState();
  state.resetToken();
  if (!kept) return leaveTo(paths.login());
  state.saveUser(kept.viewer);
  return leaveTo(paths.manageUsers({ user: kept.userId }));
}
