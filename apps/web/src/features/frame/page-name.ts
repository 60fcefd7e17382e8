import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSyncExternalStore } from 'react';
import { nameOfPage, subscribeToPageNames } from '../../platform/account/page-names.ts';
import { useMenus } from '../../platform/account/use-user.ts';
import { menuTrail } from '../../platform/guard/menu-match.ts';
import { useMenuName } from '../identity/shared/menu-name.ts';

/** Pages without a menu entry, or sharing the entry of their parent page. */
const pagesOutsideTheMenu: Readonly<Record<string, () => string>> = {
  [paths.personPreserve()]: m.person_title,
  [paths.enterprisePreserve()]: m.profile_title,
  [paths.manageGuide()]: m.console_guide,
  [paths.manageStatement()]: m.console_statement,
  [paths.managePolicy('new')]: m.officer_policy_new,
  [paths.manageItem('new')]: m.officer_item_new,
};

/** The name of a page: its own heading once it has been opened in this language, otherwise its menu entry. */
export function usePageName(path: string): string {
  const own = useSyncExternalStore(subscribeToPageNames, () => nameOfPage(path));
  const menus = useMenus();
  const nameOf = useMenuName();
  const entry = menuTrail(menus, path).at(-1);
  if (own !== undefined) return own;
  const named = entry?.resUrl === path ? undefined : pagesOutsideTheMenu[path];
  return named?.() ?? (entry ? nameOf(entry.name) : path);
}
