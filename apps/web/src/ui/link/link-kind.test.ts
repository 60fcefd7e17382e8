import { expect, test } from 'vitest';
import { linkKind } from './link-kind.ts';

test.each([
  ['/news/12', 'route'],
  ['?page=2', 'route'],
  ['javascript:x()', 'forbidden'],
  [' JavaScript:x()', 'forbidden'],
  ['java\tscript:x()', 'forbidden'],
  ['\u0001javascript:x()', 'forbidden'],
  ['data:text/html,x', 'forbidden'],
  ['vbscript:x', 'forbidden'],
  ['blob:https://elsewhere.example/1', 'forbidden'],
  ['', 'route'],
  ['/apiary', 'route'],
  ['#main', 'document'],
  ['tel:000-8800012', 'document'],
  ['mailto:a@example.com', 'document'],
  ['/api/fms/show/1_0', 'document'],
  ['/oa/api/fms/show/1_0', 'document'],
  ['/language?to=en&back=%2F', 'document'],
  ['/language-courses', 'route'],
  ['/rss/policy.xml?level=PARK', 'document'],
  ['/information/noticelist/01J.ics', 'document'],
  ['/search?keyword=a.b', 'route'],
  ['https://example.com/', 'external'],
  ['HTTP://example.com', 'external'],
  ['//example.com', 'external'],
])('%s opens as %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
