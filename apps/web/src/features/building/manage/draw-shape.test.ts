import { expect, it } from 'vitest';
import { isSame, pointAt, shapeBetween } from './draw-shape.ts';

it('returns the same rectangle whichever corner comes first', () => {
  const shape = { left: 100, top: 200, width: 300, height: 250 };
  const corners = [pointAt(100, 200), pointAt(400, 450), pointAt(100, 450), pointAt(400, 200)] as const;
  const [one, two, three, four] = corners;
  for (const [from, to] of [
    [one, two],
    [two, one],
    [three, four],
    [four, three],
  ] as const)
    expect(shapeBetween(from, to)).toEqual(shape);
});

it('snaps to a grid within the plan and is never thinner than the grid', () => {
  expect(pointAt(-4, 1_020)).toEqual({ x: 0, y: 1_000 });
  expect(pointAt(104, 106)).toEqual({ x: 100, y: 110 });
  expect(shapeBetween({ x: 1_000, y: 1_000 }, { x: 1_000, y: 1_000 })).toEqual({
    left: 990,
    top: 990,
    width: 10,
    height: 10,
  });
});

it('tells a second click from the first', () => {
  expect(isSame({ x: 100, y: 100 }, { x: 110, y: 100 })).toBe(true);
  expect(isSame({ x: 100, y: 100 }, { x: 120, y: 100 })).toBe(false);
});
