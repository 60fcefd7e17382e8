import { expect, test } from 'vitest';
import { boardDay, instantAt } from './lanes.tsx';

const at = (time: string) => Date.parse(`2026-11-27T${time}:00+08:00`);

test('the board plans today until its hours are over, then the next day', () => {
  expect(boardDay(at('00:10'))).toBe('2026-11-27');
  expect(boardDay(at('17:59'))).toBe('2026-11-27');
  expect(boardDay(at('18:00'))).toBe('2026-11-28');
  expect(boardDay(at('23:59'))).toBe('2026-11-28');
});

test('an hour chosen in the evening is tomorrow', () => {
  expect(instantAt(at('09:00'), 9 * 60 + 30)).toBe(at('09:30'));
  expect(instantAt(at('20:00'), 9 * 60 + 30)).toBe(at('09:30') + 86_400_000);
});
