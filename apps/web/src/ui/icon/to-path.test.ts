import { expect, test } from 'vitest';
import { toPath } from './to-path.ts';

test('a relative start of a later path becomes absolute, its implicit lines stay relative', () => {
  const joined = toPath([
    ['path', { d: 'M12 22V12' }],
    ['path', { d: 'm7.5 4.27 9 5.15' }],
    ['path', { d: 'm9-5 3 3h2' }],
    ['path', { d: 'm2 3h5' }],
  ]);
  expect(joined).toBe('M12 22V12M7.5 4.27l9 5.15M9 -5l3 3h2M2 3h5');
});

test('circles become arcs, and rectangles become edges', () => {
  expect(toPath([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe(
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  );
  expect(toPath([['rect', { x: '3', y: '4', width: '18', height: '6' }]])).toBe('M3 4h18v6h-18z');
  expect(toPath([['rect', { x: '3', y: '4', width: '18', height: '6', rx: '2' }]])).toBe(
    'M5 4h14a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  );
});

test('throws for an element that cannot be converted to a path', () => {
  expect(() => toPath([['text', {}]])).toThrow(TypeError);
});
