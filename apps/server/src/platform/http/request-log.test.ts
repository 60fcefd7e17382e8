import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggableUrl, loggerOptions } from './request-log.ts';

test('identity, secrets and phones never stand in a logged address', () => {
  expect(loggableUrl('/api/a?userType=200&enterpriseId=E1&pageNo=2&phoneNumber=13800138000')).toBe(
    '/api/a?pageNo=2',
  );
  expect(loggableUrl('/api/a?password%5Fsha=abc&keyword=15410009222')).toBe('/api/a?keyword=***');
  expect(loggableUrl('/x/13800138000?%E0%A4%A=1')).toBe('/x/***?%E0%A4%A=1');
  expect(loggableUrl('/api/a?token=abc')).toBe('/api/a');
});

test('errors are described without what hangs on them', () => {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const cause = Object.assign(new Error('gone'), { code: '57P01', client: { password: 'hidden' } });
  pino(loggerOptions('info'), sink).error({ err: new Error('call 13800138000', { cause }) }, 'broke');
  const entry = JSON.parse(text);
  expect(entry.err).toMatchObject({
    type: 'Error',
    message: 'call ***',
    cause: { code: '57P01', message: 'gone' },
  });
  expect(text).not.toContain('hidden');
});
