import { expect, it } from 'vitest';
import { nextRight } from './use-matrix-keys.ts';

const lines = [
  { subject: 'BILL' as const, acts: ['SEE' as const, 'EXPORT' as const] },
  { subject: 'REPORT' as const, acts: ['SEE' as const] },
  { subject: 'ROOM' as const, acts: ['SEE' as const, 'EXPORT' as const] },
];

it('passes over cells that no call needs', () => {
  expect(nextRight(lines, { row: 0, column: 0 }, [0, 1])).toBe('BILL:EXPORT');
  expect(nextRight(lines, { row: 0, column: 4 }, [1, 0])).toBe('ROOM:EXPORT');
});

it('stays at the edge', () => {
  expect(nextRight(lines, { row: 2, column: 4 }, [1, 0])).toBeUndefined();
  expect(nextRight(lines, { row: 1, column: 0 }, [0, 1])).toBeUndefined();
});
