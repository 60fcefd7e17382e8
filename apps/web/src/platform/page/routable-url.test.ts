import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routableUrl } from './routable-url.ts';

test('every address matches a route, if only the not-found page', () => {
  for (const path of ['/%E2%80%A8alert(1)', '/a/%e2%80%a9b', '/a', '/100%', '/%E2%80', '/%zz%20b']) {
    const { pathname } = new URL(routableUrl(`http://portal.example${path}?q=%E2%80%A8`));
    expect(() => decodeURIComponent(pathname)).not.toThrow();
    expect(matchRoutes([{ path: '/', children: [{ path: '*' }] }], pathname)).toHaveLength(2);
  }
  expect(routableUrl('/a?q=%E2%80%A8?')).toBe('/a?q=%E2%80%A8?');
});
