import { describe, expect, it } from 'vitest';
import { endOfDay, findSpan } from './article-place.ts';

const row = (since: string, count: number, pinned = false) => ({ since, count, pinned });

describe('findSpan', () => {
  const rows = [row('2026-01-01', 3), row('2025-01-01', 1, true), row('2025-01-01', 2), row('2024-01-01', 0)];

  it.each([
    [0, { since: '2026-01-01', before: 0 }],
    [2, { since: '2026-01-01', before: 0 }],
    [3, { since: '2025-01-01', before: 3 }],
    [5, { since: '2025-01-01', before: 3 }],
    [6, null],
  ])('finds where the article at %i lies', (offset, span) => {
    expect(findSpan(rows, offset)).toEqual(span);
  });

  it('finds nothing in an empty list', () => {
    expect(findSpan([], 0)).toBeNull();
  });
});

describe('endOfDay', () => {
  it.each([
    ['2025-12-31', '2025-12-31T16:00:00.000Z'],
    ['2024-02-29', '2024-02-29T16:00:00.000Z'],
  ])('ends %s in Shanghai', (day, end) => {
    expect(endOfDay(day).toISOString()).toBe(end);
  });
});
