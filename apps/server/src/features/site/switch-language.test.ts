import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { safePath } from './switch-language.ts';

describe('safePath', () => {
  it.each(['/', '/about-us', '/search?keyword=a&page=2', '/policy/policylist/01J#top'])(
    'keeps %s',
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    '/a b',
    '',
    undefined,
    ['/a', '/b'],
    `/${'a'.repeat(3_000)}`,
  ])('sends %j home', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it('encodes characters a header cannot hold', () => {
    expect(safePath('/search?keyword=花')).toBe('/search?keyword=%E8%8A%B1');
  });

  it('never redirects to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const url = new URL(safePath(text), 'https://portal.test/a/b');
        expect(url.origin).toBe('https://portal.test');
      }),
    );
  });
});

describe('/language', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  const visit = (query: Record<string, string>) => test.app.inject({ url: '/language', query });

  it('sets the cookie and redirects back', async () => {
    const answer = await visit({ to: 'ja', back: '/about-us?x=1' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/about-us?x=1');
    expect(answer.cookies).toMatchObject([{ name: 'park_portal_language', value: 'ja', path: '/' }]);
  });

  it('changes nothing for an unsupported language', async () => {
    const answer = await visit({ to: 'fr', back: '/about-us' });
    expect(answer.headers.location).toBe('/about-us');
    expect(answer.cookies).toEqual([]);
  });
});

describe('/view', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it.each([
    ['desktop', undefined],
    ['phone', 0],
  ])('shows the addresses of a %s from then on, and comes back to the same page', async (to, maxAge) => {
    const answer = await test.app.inject({ url: '/view', query: { to, back: '/about-us?x=1' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/about-us?x=1']);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'park_portal_view', value: 'desktop', httpOnly: true });
    expect(cookie?.maxAge).toBe(maxAge);
  });
});
