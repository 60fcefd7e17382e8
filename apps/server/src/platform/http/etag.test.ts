import { expect, it } from 'vitest';
import { currentEtag, encodedEtag, etagOf, hasCurrent } from './etag.ts';

const etag = etagOf('玫瑰');

it('depends only on the content', () => {
  expect(etagOf(Buffer.from('玫瑰'))).toBe(etag);
  expect(etagOf('月季')).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
});

it.each([
  [etag, true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  ['"other"', false],
  [undefined, false],
])('If-None-Match %s: %s', (header, known) => {
  expect(hasCurrent({ headers: { 'if-none-match': header } }, etag)).toBe(known);
});

it('differs between encodings, of which any is current', () => {
  const gzip = encodedEtag(etag, 'gzip');
  expect(gzip).not.toBe(encodedEtag(etag, 'br'));
  const headers = { 'if-none-match': `"other", W/${gzip}` };
  expect(currentEtag({ headers }, etag)).toBe(`W/${gzip}`);
  expect(currentEtag({ headers }, etagOf('月季'))).toBeUndefined();
});
