import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it.each([
  ['zh', '花卉产业供应链服务平台'],
  ['en', 'Flower'],
])('can be installed under its name in %s, with icons that exist', async (language, name) => {
  const answer = await test.app.inject({
    url: '/manifest.webmanifest',
    headers: { 'accept-language': language },
  });
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ lang: language, start_url: '/', display: 'standalone' });
  expect(manifest.name).toContain(name);
  for (const { src } of manifest.icons) {
    const icon = await test.app.inject(src);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
  }
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/[a-z]/);
});

it('sends the service worker with headers that make browsers check for updates', async () => {
  const answer = await test.app.inject('/service-worker.js');
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});
