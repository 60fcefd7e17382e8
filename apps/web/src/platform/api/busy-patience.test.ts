import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiHarness, envelope } from './testing/api-harness.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Harness = ReturnType<typeof apiHarness>;

const busy = (retryAfter: number) => envelope('503001', { retryAfter }, { retMsg: '排队人数较多，正在重试' });
const queueing = 'Many people are in the queue; trying again';
const givenUp =
  "Too many people are in the queue, so this wasn't done. Please try again in a minute or two; nothing you entered is lost";

const requestIdsOf = ({ transport }: Harness) =>
  transport.mock.calls.map(([, { body }]) => new URLSearchParams(body as string).get('requestId'));

test('queues an idempotent call, says so, and resends it with the same id', async () => {
  const harness = apiHarness();
  harness.transport
    .mockResolvedValueOnce(busy(2))
    .mockResolvedValueOnce(busy(2))
    .mockResolvedValueOnce(envelope('000000', { no: 'BM1' }));
  const answer = harness.client.post('/api/a', { data: { qty: 1 } }, {}, { once: true });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(harness.transport).toHaveBeenCalledTimes(1);
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('info', queueing, 3_000);
  await vi.advanceTimersByTimeAsync(1);
  expect(harness.transport).toHaveBeenCalledTimes(2);
  // Each pause is longer than the one before.
  await vi.advanceTimersByTimeAsync(2_999);
  expect(harness.transport).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ no: 'BM1' });
  const [first, ...others] = requestIdsOf(harness);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([first, first]);
  expect(harness.toast.mock.calls.map(([kind]) => kind)).toEqual(['info', 'info']);
});

test('spreads out the retries of callers rejected together', async () => {
  const sentAt = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const harness = apiHarness();
    harness.transport.mockResolvedValueOnce(busy(4)).mockResolvedValueOnce(envelope('000000'));
    const startedAt = Date.now();
    const answer = harness.client.get('/api/a');
    await vi.runAllTimersAsync();
    await answer;
    return Date.now() - startedAt;
  };
  expect([await sentAt(0), await sentAt(0.999)]).toEqual([2_000, 5_996]);
});

test('gives up after a minute, with instructions in the toast and in the error', async () => {
  const harness = apiHarness();
  harness.transport.mockImplementation(() => Promise.resolve(busy(5)));
  const answer = harness.client
    .post('/api/a', { requestId: '7f3c1c2e-5d1b-4f38-9f0a-3a2b1c0d9e8f' })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const error = await answer;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ retCode: '503001', retMsg: givenUp });
  expect(harness.toast).toHaveBeenLastCalledWith('error', givenUp, 5_000);
  expect(harness.transport.mock.calls.length).toBeGreaterThan(4);
});

test('does not resend a call without an id, which might be executed twice', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(busy(2));
  await expect(harness.client.post('/api/a', { data: { qty: 1 } })).rejects.toMatchObject({
    retMsg: givenUp,
  });
  expect(harness.transport).toHaveBeenCalledTimes(1);
  expect(harness.toast).toHaveBeenCalledExactlyOnceWith('error', givenUp, 5_000);
});

test('queues quiet reads without a message, and downloads too', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(busy(1)).mockResolvedValueOnce(envelope('000000', 7));
  const answer = harness.client.get('/api/a', {}, { quiet: true });
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(answer).resolves.toBe(7);
  expect(harness.toast).not.toHaveBeenCalled();
  harness.transport.mockResolvedValueOnce(busy(1)).mockResolvedValueOnce(new Response('bytes'));
  const file = harness.client.download('/api/fms/show/f1_0');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await file).text()).toBe('bytes');
});

test('leaves the queue when the user leaves the page', async () => {
  const harness = apiHarness();
  harness.transport.mockImplementation(() => Promise.resolve(busy(3)));
  const controller = new AbortController();
  const answer = harness.client.get('/api/a', {}, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(harness.transport).toHaveBeenCalledTimes(1);
});

test('does not retry during maintenance', async () => {
  const harness = apiHarness();
  harness.transport.mockResolvedValueOnce(
    envelope('503000', undefined, { retMsg: '系统维护中，请稍后再试' }),
  );
  await expect(harness.client.get('/api/a')).rejects.toMatchObject({ retCode: '503000' });
  expect(harness.transport).toHaveBeenCalledTimes(1);
});
