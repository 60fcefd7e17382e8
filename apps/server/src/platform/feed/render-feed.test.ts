import { expect, it } from 'vitest';
import { renderFeed } from './render-feed.ts';

it('escapes addresses and texts, and drops characters that XML does not allow', () => {
  const xml = renderFeed(
    { name: '政策', path: '/list?a=1&b=2', self: '/rss/policy.xml?a=1&b=2' },
    [
      {
        id: 'ID',
        path: '/list/ID',
        title: 'a\u0000b\uFFFE\uD800 <c>',
        summary: '',
        source: '',
        publishAt: new Date('2026-11-21T03:00:00Z'),
        categories: ['奖补'],
      },
    ],
    'http://portal.test',
  );
  expect(xml).toContain('<link>http://portal.test/list?a=1&amp;b=2</link>');
  expect(xml).toContain('href="http://portal.test/rss/policy.xml?a=1&amp;b=2"');
  expect(xml).toContain('<link>http://portal.test/list/ID</link>');
  expect(xml).toContain('<title>ab &lt;c&gt;</title>');
  expect(xml).toContain('<category>奖补</category>');
});
