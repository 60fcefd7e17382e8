import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggableUrl, loggerOptions } from './request-log.ts';

test('logged addresses never contain identities, secrets or phone numbers', () => {
  expect(loggableUrl('/api/a?userType=200&enterpriseId=E1&pageNo=2&phoneNumber=13800138000')).toBe(
    '/api/a?pageNo=2',
  );
  expect(loggableUrl('/api/a?password%5Fsha=abc&keyword=15410009222')).toBe('/api/a?keyword=***');
  expect(loggableUrl('/x/13800138000?%E0%A4%A=1')).toBe('/x/***?%E0%A4%A=1');
  expect(loggableUrl('/api/a?token=abc')).toBe('/api/a');
});

test('logged addresses mask them when percent-encoded too, and mask email addresses', () => {
  expect(loggableUrl('/x?keyword=%31%33800138000&a=1')).toBe('/x?keyword=***&a=1');
  expect(loggableUrl('/x?keyword=%2213800138000%22')).toBe('/x?keyword="***"');
  expect(loggableUrl('/x/%313800138000')).toBe('/x/***');
  expect(loggableUrl('/x?keyword=some.one@park.example&b=%E8%8A%B1')).toBe('/x?keyword=***&b=%E8%8A%B1');
  expect(loggableUrl('/x?keyword=some.one%40park.example')).toBe('/x?keyword=***');
  expect(loggableUrl('/some.one@park.example?%E0%A4%A=1')).toBe('/***?%E0%A4%A=1');
});

function logOf(error: object): { text: string; err: Record<string, unknown> } {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  pino(loggerOptions('info'), sink).error({ err: error }, 'broke');
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err };
}

test('errors are logged without their attached objects', () => {
  const cause = Object.assign(new Error('gone'), { code: '57P01', client: { password: 'hidden' } });
  const { text, err } = logOf(new Error('call 13800138000', { cause }));
  expect(err).toMatchObject({
    type: 'Error',
    message: 'call ***',
    stack: expect.stringMatching(/^\s+at /),
    cause: { code: '57P01', message: 'gone' },
  });
  expect(text).not.toMatch(/hidden|13800138000/);
});

test('a library’s copy of an error is logged like the error itself', () => {
  // Simulates the error that jobs pass on when the database is silent.
  const { message, stack } = new Error('Connection terminated');
  const { text, err } = logOf({ message, stack, code: 'ETIMEDOUT', client: { password: 'hidden' } });
  expect(err).toMatchObject({ message, code: 'ETIMEDOUT', stack: expect.stringMatching(/^\s+at /) });
  expect(text).not.toMatch(/hidden|object Object/);
});

test('a failed query is logged without its values', () => {
  const values = ['许晚棠', '13800138000', 'a@park.example', '$argon2id$v=19$hidden'];
  const { text, err } = logOf(
    new DrizzleQueryError('insert into t values ($1, $2)', values, new Error('gone')),
  );
  expect(err.message).toBe('Failed query: insert into t values ($1, $2)');
  expect(text).not.toMatch(/许晚棠|13800138000|park\.example|argon2/);
});
