import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import type { ClientState, MenuItem } from '../client-state/client-state.ts';
import { keepViewing } from './viewing.ts';

/** Refusals that the client tells in a dialog of its own, which ends with the login. */
const toldCodes = ['200006', '200007'];

// Leaving a page cuts its requests off, which fail before it is gone: that must not end the session of the next one.
const leaveMs = 400;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches user and menus. `ended`: a dialog says so and leads to the login. */
export async function loadSession(state: ClientState): Promise<'loaded' | 'failed' | 'ended'> {
  const client = browserClient();
  try {
    const [user, menus] = await Promise.all([
      client.call('GET /api/userManage/userInfo/queryDetail', {}),
      client.call('GET /api/userManage/menu/queryList', {}),
    ]);
    keepViewing(user.viewing);
    state.saveUser(user);
    state.saveMenus(menus as MenuItem[]);
    return 'loaded';
  } catch (error) {
    if (error instanceof ApiError && toldCodes.includes(error.retCode)) return 'ended';
    await sleep(leaveMs);
    return 'failed';
  }
}
