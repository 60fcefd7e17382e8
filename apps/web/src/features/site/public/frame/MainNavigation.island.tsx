import { behaviour } from '../../../../platform/island/behaviour.tsx';
import { attachNavMenu } from '../../../../ui/nav-menu/attach-nav-menu.ts';
import { shrinkBarOnScroll } from './bar-behaviour.ts';

export default behaviour(
  'site/public/frame/MainNavigation',
  (host) => {
    shrinkBarOnScroll();
    const menu = host.querySelector<HTMLElement>('[data-nav-menu]');
    if (menu) attachNavMenu(menu);
  },
  'load',
);
