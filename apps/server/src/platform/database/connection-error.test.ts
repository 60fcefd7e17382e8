import { expect, it } from 'vitest';
import { BusyError } from './busy-error.ts';
import { isBusy, isConnectionLost, retrySecondsOf } from './connection-error.ts';

const fault = (details: object, message = 'fault') => Object.assign(new Error(message), details);

it.each([
  [
    'a lost server under the query that failed',
    new Error('Failed query', { cause: fault({ code: '57P01' }) }),
  ],
  ['a missing socket', fault({ code: 'ENOENT', syscall: 'connect' })],
  ['a connection that ended', fault({}, 'Connection terminated unexpectedly')],
])('%s counts as lost', (_what, error) => {
  expect(isConnectionLost(error)).toBe(true);
});

it.each([
  ['a missing file', fault({ code: 'ENOENT', syscall: 'open' })],
  ['a broken rule of a table', new Error('Failed query', { cause: fault({ code: '23505' }) })],
  ['what is no error', 'Connection terminated'],
])('%s does not', (_what, error) => {
  expect(isConnectionLost(error)).toBe(false);
});

it.each([
  ['a lock that others kept', new Error('Failed query', { cause: fault({ code: '55P03' }) }), true],
  ['a query that took too long', fault({ code: '57014' }), true],
  ['a server without a free connection', fault({ code: '53300' }), true],
  ['a turn that did not come', new Error('Failed query', { cause: new BusyError('late', 3) }), true],
  ['a lost server', fault({ code: '57P01' }), false],
  ['a broken rule of a table', fault({ code: '23505' }), false],
])('%s counts as busy, or not', (_what, error, expected) => {
  expect(isBusy(error)).toBe(expected);
});

it('reports when to retry', () => {
  expect(retrySecondsOf(new Error('Failed query', { cause: new BusyError('late', 2.2) }))).toBe(3);
  expect(retrySecondsOf(new BusyError('late', 400))).toBe(30);
  expect(retrySecondsOf(fault({ code: '55P03' }))).toBe(5);
});
