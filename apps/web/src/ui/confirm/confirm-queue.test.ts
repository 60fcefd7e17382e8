import { expect, test, vi } from 'vitest';
import { createConfirmQueue } from './confirm-queue.ts';

const question = (title: string) => ({ title, ok: 'yes', cancel: 'no' });

test('questions are answered in order, each to its caller', async () => {
  const queue = createConfirmQueue();
  const first = queue.ask(question('first'));
  const second = queue.ask(question('second'));
  expect(queue.current()?.title).toBe('first');
  queue.answer(true);
  expect(queue.current()?.title).toBe('second');
  queue.answer(false);
  expect(queue.current()).toBeNull();
  await expect(first).resolves.toBe(true);
  await expect(second).resolves.toBe(false);
});

test('an answer without a question changes nothing, and unsubscribed listeners are not called', () => {
  const queue = createConfirmQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.answer(true);
  expect(queue.current()).toBeNull();
  leave();
  void queue.ask(question('late'));
  expect(heard).toHaveBeenCalledTimes(1);
});
