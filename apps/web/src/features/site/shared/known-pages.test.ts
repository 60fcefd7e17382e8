import { describe, expect, it } from 'vitest';
import { pagesOf } from './known-pages.ts';

const hasPage = pagesOf(() => [
  {
    children: [
      {
        children: [
          { index: true, path: undefined },
          { path: 'policy/policylist/:id' },
          { path: 'about-us' },
          { path: '*' },
        ],
      },
    ],
  },
]);

describe('pagesOf', () => {
  it.each(['/', '/about-us', '/about-us#contact', '/about-us?x=1', '/policy/policylist/1'])(
    'knows %s',
    (href) => {
      expect(hasPage(href)).toBe(true);
    },
  );

  it.each(['/login', '/policy', '/policy/policylist', '/about-us/more'])('does not know %s', (href) => {
    expect(hasPage(href)).toBe(false);
  });
});
