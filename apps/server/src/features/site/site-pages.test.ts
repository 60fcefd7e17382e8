import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

it('says whom to tell about a weakness, and until when', async () => {
  const answer = await portal.app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    [
      'Contact: http://portal.test/about-us',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: zh, en',
      'Canonical: http://portal.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('has an icon where clients look that read no page', async () => {
  const { statusCode, headers } = await portal.app.inject('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
});
