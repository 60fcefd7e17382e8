import { paths } from '@portal/contract/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { withoutBasePath } from '../../ui/link/base-path.ts';
import { browserState } from '../api/browser-client.ts';
import { decide } from '../guard/decide.ts';
import { leaveInstead } from './leave-to.ts';
import { loadSession } from './load-session.ts';

/** Guards every address of the member area; where it denies access, another document is loaded. */
export async function guardVisit({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const path = withoutBasePath(pathname);
  const state = browserState();
  const ask = () =>
    decide({
      isPhone: false,
      isPhoneAddress: false,
      place: 'account',
      path,
      address: path + search,
      hasToken: state.user().token !== '',
      menus: state.menus(),
    });
  let decision = ask();
  if (decision.go === 'load') {
    const outcome = await loadSession(state);
    if (outcome === 'ended') return new Promise(() => undefined);
    if (outcome === 'failed') {
      state.resetToken();
      return leaveInstead(request, paths.login(path + search));
    }
    decision = ask();
  }
  if (decision.go === 'redirect') return leaveInstead(request, decision.location);
  if (decision.go === 'forbidden') return leaveInstead(request, paths.forbidden());
  return null;
}
