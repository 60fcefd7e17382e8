import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { spelledPath } from './spelled-path.ts';

const routes: RouteObject[] = [
  {
    children: [
      { index: true },
      { path: 'information/industrylist' },
      { path: 'information/industrylist/:id' },
      { path: 'psdSuccess' },
      { path: '*' },
    ],
  },
];

it.each([
  ['/', null],
  ['/information/industrylist', null],
  ['/information/industrylist/', '/information/industrylist'],
  ['/INFORMATION/IndustryList', '/information/industrylist'],
  ['/Information/industrylist/aB%20c', '/information/industrylist/aB%20c'],
  ['/information/industrylist/aB', null],
  ['/psdsuccess', '/psdSuccess'],
  ['/psdSuccess', null],
  ['/Nothing/', null],
])('%s is spelled %s', (pathname, spelled) => {
  expect(spelledPath(matchRoutes(routes, pathname) ?? [], pathname)).toBe(spelled);
});
