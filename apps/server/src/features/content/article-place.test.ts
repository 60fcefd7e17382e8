import { describe, expect, it } from 'vitest';
import { endOfDay } from './article-place.ts';

describe('endOfDay', () => {
  it.each([
    ['2025-12-31', '2025-12-31T16:00:00.000Z'],
    ['2024-02-29', '2024-02-29T16:00:00.000Z'],
  ])('ends %s in Shanghai', (day, end) => {
    expect(endOfDay(day).toISOString()).toBe(end);
  });
});
