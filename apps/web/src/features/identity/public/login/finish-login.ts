import type { EndpointMap } from '@portal/contract/endpoint-map';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { safeRedirect } from '../../shared/safe-redirect.ts';

type LoginUser = EndpointMap['POST /api/userManage/login']['output'];

/** Keeps who has logged in, and goes where he wanted to go; the page loaded then shows his name. */
export function finishLogin(user: LoginUser): void {
  browserState().saveUser(user);
  location.assign(safeRedirect(location.search, location.origin));
}
