import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import type { ClientState, MenuItem } from '../client-state/client-state.ts';
import { keepViewing } from './viewing.ts';

/** Error codes that the API client shows in its own dialog, which leads to the login. */
const dialogCodes = ['200006', '200007'];

// Leaving a page aborts its requests before the page is gone. The delay keeps these failures from ending the session.
const leaveMs = 400;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads user and menus. `ended`: the session has ended, which a dialog explains before leading to the login. */
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
    if (error instanceof ApiError && dialogCodes.includes(error.retCode)) return 'ended';
    await sleep(leaveMs);
    return 'failed';
  }
}
