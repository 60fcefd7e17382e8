import { browserClient, browserState } from '../../../platform/api/browser-client.ts';
import { browserNavigation } from '../../../platform/api/browser-surroundings.ts';
import { endViewing, viewingUntil } from '../../../platform/member/viewing.ts';
import { logOutWithRedirect } from '../../../platform/session/log-out.ts';

const longestWaitMs = 2_000;

/** The navbar's logout: the server's session ends too, as far as it can be reached. */
export async function leaveSession(): Promise<void> {
  if (viewingUntil() !== undefined) return endViewing();
  const ended = browserClient().call('POST /api/userManage/logout', {}, { quiet: true });
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([ended, waited]).catch(() => undefined);
  logOutWithRedirect({ state: browserState(), navigation: browserNavigation(window) });
}
