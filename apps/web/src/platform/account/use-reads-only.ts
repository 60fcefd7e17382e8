import { useLocation } from 'react-router';
import { menuTrail } from '../guard/menu-match.ts';
import { useMenus } from './use-user.ts';

/**
 * Whether an administrator has read-only access to this page, which another desk works on; the server rejects any
 * change.
 */
export function useReadsOnly(): boolean {
  const { pathname } = useLocation();
  return menuTrail(useMenus(), pathname).at(-1)?.readsOnly ?? false;
}
