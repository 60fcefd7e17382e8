import type { MenuItem } from '../client-state/client-state.ts';

/** Whether a path is the page at `base` or below it: /waterInformation/abc belongs to /waterInformation. */
function isUnder(path: string, base: string): boolean {
  return base !== '' && (path === base || path.startsWith(`${base}/`));
}

/** The menu entries from the group down to the page that contains the path; empty if there is none. */
export function menuTrail(menus: readonly MenuItem[], path: string): MenuItem[] {
  let longest: MenuItem[] = [];
  const walk = (items: readonly MenuItem[], above: MenuItem[]) => {
    for (const item of items) {
      const trail = [...above, item];
      const isBetter = item.resUrl.length > (longest.at(-1)?.resUrl.length ?? 0);
      if (isBetter && isUnder(path, item.resUrl)) longest = trail;
      walk(item.childrenMenus, trail);
    }
  };
  walk(menus, []);
  return longest;
}

export function isInMenu(menus: readonly MenuItem[], path: string): boolean {
  return menuTrail(menus, path).length > 0;
}

/**
 * Pages that need a token but no menu entry; everything else the specification exempts is public here. Any logged-in
 * user may sign up for what a public page offers.
 */
const exemptPages = [
  '/update-phone',
  '/person-preserve',
  '/enterprise-preserve',
  '/my-payment',
  '/businesssalon/salonapply',
  '/join-game',
];

export function isExempt(path: string): boolean {
  return exemptPages.some((page) => isUnder(path, page));
}
