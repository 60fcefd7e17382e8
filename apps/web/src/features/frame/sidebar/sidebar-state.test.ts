import { expect, test } from 'vitest';
import { moveSidebar, type SidebarState } from './sidebar-state.ts';

const desktop: SidebarState = { opened: true, withoutAnimation: false, device: 'desktop' };
const narrow: SidebarState = { opened: true, withoutAnimation: false, device: 'other' };

test('toggling is animated', () => {
  const closed = moveSidebar({ ...desktop, withoutAnimation: true }, { type: 'toggle' });
  expect(closed).toEqual({ ...desktop, opened: false });
  expect(moveSidebar(closed, { type: 'toggle' })).toEqual(desktop);
});

test('a narrow window closes it at once, a wide one restores the choice', () => {
  const other = moveSidebar(desktop, { type: 'device', device: 'other', opened: true });
  expect(other).toEqual({ opened: false, withoutAnimation: true, device: 'other' });
  expect(moveSidebar(other, { type: 'device', device: 'desktop', opened: true }).opened).toBe(true);
  expect(moveSidebar(other, { type: 'device', device: 'desktop', opened: false }).opened).toBe(false);
});

test('a route change closes it where it overlays the page', () => {
  expect(moveSidebar(narrow, { type: 'route' })).toEqual({ ...narrow, opened: false });
  expect(moveSidebar(desktop, { type: 'route' })).toBe(desktop);
});
