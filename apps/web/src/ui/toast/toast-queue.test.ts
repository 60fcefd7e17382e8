import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.list().map(({ text }) => text);

test('a message disappears after five seconds', () => {
  const queue = createToastQueue();
  queue.add('success', 'saved');
  vi.advanceTimersByTime(4999);
  expect(texts(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test('pausing stops the timers', () => {
  const queue = createToastQueue();
  queue.add('info', 'first');
  vi.advanceTimersByTime(3000);
  queue.pause();
  queue.add('info', 'second');
  vi.advanceTimersByTime(60_000);
  expect(texts(queue)).toEqual(['first', 'second']);
  queue.resume();
  vi.advanceTimersByTime(2000);
  expect(texts(queue)).toEqual(['second']);
  vi.advanceTimersByTime(3000);
  expect(texts(queue)).toEqual([]);
});

test('the same message twice is shown once, with a new timer', () => {
  const queue = createToastQueue();
  queue.add('error', 'timeout');
  vi.advanceTimersByTime(4000);
  queue.add('error', 'timeout');
  expect(texts(queue)).toEqual(['timeout']);
  vi.advanceTimersByTime(4000);
  expect(texts(queue)).toEqual(['timeout']);
  vi.advanceTimersByTime(1000);
  expect(texts(queue)).toEqual([]);
});

test('too many messages push out the oldest', () => {
  const queue = createToastQueue(2);
  for (const text of ['a', 'b', 'c']) queue.add('info', text);
  expect(texts(queue)).toEqual(['b', 'c']);
});

test('duration 0 stays until closed, and listeners are notified of every change', () => {
  const queue = createToastQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  const id = queue.add('warning', 'stay', { duration: 0 });
  vi.advanceTimersByTime(600_000);
  expect(texts(queue)).toEqual(['stay']);
  queue.close(id);
  expect(texts(queue)).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  queue.add('info', 'unheard');
  expect(heard).toHaveBeenCalledTimes(2);
});
