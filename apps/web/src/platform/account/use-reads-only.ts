import { useLocation } from 'react-router';
import { menuTrail } from '../guard/menu-match.ts';
import { useMenus } from './use-user.ts';

/** Whether an administrator only looks at this page, whose work is that of a desk; the server refuses the rest. */
export function useReadsOnly(): boolean {
  const { pathname } = useLocation();
  return menuTrail(useMenus(), pathname).at(-1)?.readsOnly ?? false;
}
