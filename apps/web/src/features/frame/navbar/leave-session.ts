import { endViewing, viewingUntil } from '../../../platform/account/viewing.ts';
import { browserState } from '../../../platform/api/browser-client.ts';
import { browserNavigation } from '../../../platform/api/browser-ports.ts';
import { endSession } from '../../../platform/session/end-session.ts';
import { logOutWithRedirect } from '../../../platform/session/log-out.ts';

/** Logs out; while viewing as another user, only ends the viewing. */
export async function leaveSession(): Promise<void> {
  if (viewingUntil() !== undefined) return endViewing();
  await endSession();
  logOutWithRedirect({ state: browserState(), navigation: browserNavigation(window) });
}
