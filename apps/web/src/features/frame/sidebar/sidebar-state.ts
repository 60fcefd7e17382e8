export interface SidebarState {
  opened: boolean;
  withoutAnimation: boolean;
  device: 'desktop' | 'other';
}

export type SidebarEvent =
  | { type: 'toggle' }
  | { type: 'close' }
  /** The window crossed 992 px; `opened` is the choice made on the desktop. */
  | { type: 'device'; device: SidebarState['device']; opened: boolean }
  | { type: 'route' };

/**
 * On a desktop the sidebar is wide or a strip of icons, as chosen. Under 992 px it overlays the page: it closes at once
 * when the window becomes narrow, and again on every change of route.
 */
export function moveSidebar(state: SidebarState, event: SidebarEvent): SidebarState {
  switch (event.type) {
    case 'toggle':
      return { ...state, opened: !state.opened, withoutAnimation: false };
    case 'close':
      return { ...state, opened: false, withoutAnimation: false };
    case 'device':
      return {
        device: event.device,
        opened: event.device === 'desktop' && event.opened,
        withoutAnimation: true,
      };
    case 'route':
      return state.device === 'other' && state.opened
        ? { ...state, opened: false, withoutAnimation: false }
        : state;
  }
}
