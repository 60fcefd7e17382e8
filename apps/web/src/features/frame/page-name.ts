import { useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { menuTrail } from '../../platform/guard/menu-match.ts';
import { person_title, profile_title } from '../../platform/i18n/paraglide/messages.js';
import { nameOfPage, subscribeToPageNames } from '../../platform/member/page-names.ts';
import { useMenus } from '../../platform/member/use-user.ts';
import { useMenuName } from './shared/menu-name.ts';

/** Pages that are open to who has no entry for them in the menu. */
const openPages: Readonly<Record<string, () => string>> = {
  [paths.personPreserve()]: person_title,
  [paths.enterprisePreserve()]: profile_title,
};

/** What a page is called: as it says itself once it has been opened, before that as the menu has it. */
export function usePageName(path: string): string {
  const own = useSyncExternalStore(subscribeToPageNames, () => nameOfPage(path));
  const menus = useMenus();
  const nameOf = useMenuName();
  const entry = menuTrail(menus, path).at(-1);
  return own ?? (entry ? nameOf(entry.name) : (openPages[path]?.() ?? path));
}
