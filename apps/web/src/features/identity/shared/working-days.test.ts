import { expect, test } from 'vitest';
import { workingDaysUntil } from './working-days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('weekends are left out and the day of the deadline counts', () => {
  expect(workingDaysUntil(at('2026-11-20T10:00'), at('2026-11-25T17:30'))).toBe(3);
  expect(workingDaysUntil(at('2026-11-21T10:00'), at('2026-11-23T17:30'))).toBe(1);
  expect(workingDaysUntil(at('2026-11-23T00:00'), at('2026-11-23T17:30'))).toBe(0);
  expect(workingDaysUntil(at('2026-11-24T10:00'), at('2026-11-23T17:30'))).toBe(0);
});

test('days follow the park’s time zone, whatever the browser’s is', () => {
  expect(workingDaysUntil(at('2026-11-22T23:59'), at('2026-11-23T00:01'))).toBe(1);
});
