import { describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../locale.ts';
import { createAnswerCache } from './answer-cache.ts';

function setUp(call = vi.fn(async (key: string, _input: unknown): Promise<unknown> => ({ key }))) {
  let now = 0;
  const cache = createAnswerCache(call, {
    clock: { now: () => new Date(now) },
    tagOf: (key) => key.split('/')[1] ?? '',
    freshFor: 100,
    max: 2,
  });
  return { cache, call, advance: (ms: number) => (now += ms) };
}

describe('answer cache', () => {
  it('calls once for the same request, also while the answer is pending', async () => {
    const { cache, call } = setUp();
    const [first, second] = await Promise.all([
      cache.call('GET /a', { x: 1 }),
      cache.call('GET /a', { x: 1 }),
    ]);
    expect(first).toBe(second);
    await cache.call('GET /a', { x: 2 });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('calls once for each language of the answer', async () => {
    const { cache, call } = setUp();
    for (const language of ['zh', 'en', 'en'] as const)
      await inLanguage(language, () => cache.call('GET /a', {}));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('calls again when the answer has expired', async () => {
    const { cache, call, advance } = setUp();
    await cache.call('GET /a', {});
    advance(100);
    await cache.call('GET /a', {});
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('calls again when the underlying data have changed, even during the call', async () => {
    const { cache, call } = setUp();
    const running = cache.call('GET /a', {});
    cache.drop(['b']);
    await cache.call('GET /a', {});
    expect(call).toHaveBeenCalledTimes(1);
    cache.drop(['a']);
    await running;
    await cache.call('GET /a', {});
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not cache errors', async () => {
    const { cache, call } = setUp(
      vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there'),
    );
    await expect(cache.call('GET /a', {})).rejects.toThrow('away');
    expect(await cache.call('GET /a', {})).toBe('there');
    expect(call).toHaveBeenCalledTimes(2);
  });
});
