import { paths } from '@portal/contract/paths';
import type { MenuItem } from '../client-state/client-state.ts';
import { isExempt, isInMenu } from './menu-match.ts';

export interface Visit {
  isPhone: boolean;
  /** Whether the requested address starts with the base path for phones; `path` and `address` don't include it. */
  isPhoneAddress: boolean;
  /** The kind of address. A `twin` is a public page that becomes a member page for visitors with a token. */
  place: 'public' | 'account' | 'twin' | 'unknown';
  path: string;
  /** Path and query, to return to. */
  address: string;
  hasToken: boolean;
  /** Undefined until user and menus have been loaded. */
  menus: readonly MenuItem[] | undefined;
}

export type Decision =
  | { go: 'phone' | 'desk' | 'notFound' | 'public' | 'load' | 'account' | 'forbidden' }
  | { go: 'redirect'; location: string };

const guestPages = new Set([
  paths.login(),
  paths.register(),
  paths.registrationGuide(),
  paths.enterSuccess(),
  paths.audit(),
  paths.msgEntry(),
]);

/**
 * Decides the outcome of a visit, applying the rules in order. The server decides without menus, since it knows only
 * the token cookie; the member area decides again once it has loaded them.
 */
export function decide({ isPhone, isPhoneAddress, place, path, address, hasToken, menus }: Visit): Decision {
  if (isPhone !== isPhoneAddress) return { go: isPhone ? 'phone' : 'desk' };
  if (place === 'unknown') return { go: 'notFound' };
  if (hasToken && guestPages.has(path)) return { go: 'redirect', location: paths.home() };
  if (place === 'public' || (place === 'twin' && !hasToken)) return { go: 'public' };
  if (!hasToken) return { go: 'redirect', location: paths.login(address) };
  if (path === '/manage' || path === '/manage/') return { go: 'redirect', location: paths.manageHome() };
  if (!menus) return { go: 'load' };
  // Operators have their own workbench.
  if (path === paths.dashboard() && !isInMenu(menus, path) && isInMenu(menus, paths.manageHome()))
    return { go: 'redirect', location: paths.manageHome() };
  if (isExempt(path)) return { go: 'account' };
  return { go: isInMenu(menus, path) ? 'account' : 'forbidden' };
}
