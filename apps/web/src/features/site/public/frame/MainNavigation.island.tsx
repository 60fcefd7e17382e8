import { useEffect } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { NavMenu, type NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import { shrinkBarOnScroll } from './bar-behaviour.ts';

function MainNavigation({ label, items }: { label: string; items: NavMenuItem[] }) {
  useEffect(shrinkBarOnScroll, []);
  return <NavMenu label={label} items={items} />;
}

export default island('site/public/frame/MainNavigation', MainNavigation, 'load');
