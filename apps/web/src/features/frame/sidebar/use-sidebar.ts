import { useCallback, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { changeSettings, currentSettings } from '../settings/frame-settings.ts';
import { moveSidebar, type SidebarState } from './sidebar-state.ts';

const narrow = '(max-width: 991px)';

const deviceNow = () => (matchMedia(narrow).matches ? 'other' : 'desktop');

const firstState = (): SidebarState =>
  moveSidebar(
    { opened: false, withoutAnimation: true, device: 'desktop' },
    { type: 'device', device: deviceNow(), opened: currentSettings().sidebarOpened },
  );

/** The sidebar of this window; the choice made on a desktop is remembered. */
export function useSidebar() {
  const [state, move] = useReducer(moveSidebar, null, firstState);
  const { pathname } = useLocation();
  useEffect(() => {
    const media = matchMedia(narrow);
    const follow = () =>
      move({ type: 'device', device: deviceNow(), opened: currentSettings().sidebarOpened });
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => move({ type: 'route' }), [pathname]);
  const toggle = () => {
    if (state.device === 'desktop') changeSettings({ sidebarOpened: !state.opened });
    move({ type: 'toggle' });
  };
  const close = useCallback(() => move({ type: 'close' }), []);
  return { ...state, toggle, close };
}
