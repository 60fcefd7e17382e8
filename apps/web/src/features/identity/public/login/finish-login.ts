import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import { browserState } from '../../../../platform/api/browser-client.ts';
import { safeRedirect } from '../../shared/safe-redirect.ts';

type LoginUser = EndpointMap['POST /api/userManage/login']['output'];

const operatorType = '900';

/** Saves the logged-in user and continues to the requested page, which then shows their name. */
export function finishLogin(user: LoginUser): void {
  browserState().saveUser(user);
  const home = user.userType === operatorType ? paths.manageHome() : paths.home();
  location.assign(safeRedirect(location.search, location.origin, home));
}
