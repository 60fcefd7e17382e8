import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLocation } from 'react-router';
import { useMenus } from '../../platform/account/use-user.ts';
import { isInMenu } from '../../platform/guard/menu-match.ts';
import {
  bellIcon,
  grid2x2Icon,
  houseIcon,
  inboxIcon,
  layoutDashboardIcon,
  scrollTextIcon,
  userIcon,
  wrenchIcon,
} from '../../ui/icon/shapes.ts';

export interface FirstPlace {
  href: string;
  icon: string;
  text: string;
  current: boolean;
  /** The user's start page, to which a page without a parent leads back. */
  isStart?: boolean;
}

const messages = { href: paths.myMessages(), icon: bellIcon, text: m.message_link };

const memberPlaces = [
  { href: paths.home(), icon: houseIcon, text: m.site_home },
  { href: paths.publicServices(), icon: grid2x2Icon, text: m.public_service_title },
  { href: paths.policyList(), icon: scrollTextIcon, text: m.site_nav_policy },
  messages,
  { href: paths.dashboard(), icon: userIcon, text: m.site_mine, isStart: true },
];

const operatorPlaces = [
  { href: paths.manageHome(), icon: layoutDashboardIcon, text: m.member_place_workbench, isStart: true },
  { href: paths.manageTodo(), icon: inboxIcon, text: m.member_place_queue },
  { href: paths.myRepairs(), icon: wrenchIcon, text: m.repair_work_jobs },
  messages,
  { href: paths.personPreserve(), icon: userIcon, text: m.site_mine },
];

/** Entries of the bottom bar for this user: services for members, work for operators. */
export function useFirstPlaces(): FirstPlace[] {
  const menus = useMenus();
  const { pathname } = useLocation();
  // Not every operator has the queue, and repair workers have their own page.
  const places = isInMenu(menus, paths.manageHome())
    ? operatorPlaces.filter(({ href }) => isInMenu(menus, href))
    : memberPlaces;
  return places.map(({ text, ...place }) => ({ ...place, text: text(), current: place.href === pathname }));
}
