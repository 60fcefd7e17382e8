import { expect, test, vi } from 'vitest';
import { createNoticeOutlet } from './notice-outlet.ts';

const question = { title: 'Notice', text: 'Frozen', ok: 'OK' };

test('queues notices until the screen is there, then shows them in order and once', async () => {
  const outlet = createNoticeOutlet();
  outlet.toast('error', 'first', 5000);
  const answer = outlet.confirm(question);
  const screen = { toast: vi.fn(), confirm: vi.fn(() => Promise.resolve(true)) };
  outlet.showWith(screen);
  outlet.toast('info', 'second', 5000);
  await expect(answer).resolves.toBe(true);
  expect(screen.toast.mock.calls).toEqual([
    ['error', 'first', 5000],
    ['info', 'second', 5000],
  ]);
  expect(screen.confirm).toHaveBeenCalledExactlyOnceWith(question);
});

test('sends notices to the latest screen', () => {
  const outlet = createNoticeOutlet();
  const [first, second] = [0, 1].map(() => ({ toast: vi.fn(), confirm: vi.fn() }));
  if (!first || !second) throw new Error('two screens');
  outlet.showWith(first);
  outlet.showWith(second);
  outlet.toast('success', '修改成功', 5000);
  expect(first.toast).not.toHaveBeenCalled();
  expect(second.toast).toHaveBeenCalledTimes(1);
});

test('passes the error of a dialog on to its caller', async () => {
  const outlet = createNoticeOutlet();
  const answer = outlet.confirm(question);
  outlet.showWith({ toast: vi.fn(), confirm: () => Promise.reject(new Error('no dialog')) });
  await expect(answer).rejects.toThrow('no dialog');
});

test('a page without a screen loads one with the first notice, once', async () => {
  const outlet = createNoticeOutlet();
  const screen = { toast: vi.fn(), confirm: vi.fn() };
  const load = vi.fn(async () => outlet.showWith(screen));
  outlet.loadWith(load);
  outlet.toast('error', 'first', 5000);
  outlet.toast('error', 'second', 5000);
  await vi.waitFor(() => expect(screen.toast).toHaveBeenCalledTimes(2));
  outlet.prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that failed to load is loaded again with the next notice', async () => {
  const outlet = createNoticeOutlet();
  const screen = { toast: vi.fn(), confirm: vi.fn() };
  const load = vi.fn(async () => outlet.showWith(screen)).mockRejectedValueOnce(new Error('offline'));
  outlet.loadWith(load);
  outlet.toast('error', 'first', 5000);
  await new Promise((done) => setTimeout(done));
  expect(screen.toast).not.toHaveBeenCalled();
  outlet.toast('error', 'second', 5000);
  await vi.waitFor(() => expect(screen.toast).toHaveBeenCalledTimes(2));
});
