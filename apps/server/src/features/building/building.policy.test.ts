import { describe, expect, it } from 'vitest';
import { layRows, placesOnPlan } from './building.policy.ts';
import { monthlyFen } from './monthly-fen.public.ts';
import { visitTimes } from './visit-times.ts';

describe('a floor plan', () => {
  const unit = (floor: number, areaX100: number) => ({ floor, areaX100, planShape: null });

  it('lays units out within its bounds, side by side and in proportion', () => {
    const places = layRows([[{ areaX100: 100 }, { areaX100: 300 }], [{ areaX100: 500 }]]);
    expect(places[1]?.width).toBeGreaterThan(2.9 * (places[0]?.width ?? 0));
    expect(places[1]?.left).toBeGreaterThanOrEqual((places[0]?.left ?? 0) + (places[0]?.width ?? 0));
    for (const { left, top, width, height } of places) {
      expect(left + width).toBeLessThanOrEqual(1_000);
      expect(top + height).toBeLessThanOrEqual(1_000);
    }
    expect(places[2]).toMatchObject({ left: 0, width: 1_000 });
  });

  it('keeps entered shapes unless one unit of the floor has none', () => {
    const planShape = { left: 10, top: 20, width: 300, height: 400 };
    const entered = { ...unit(1, 100), planShape };
    expect(placesOnPlan([entered, unit(2, 100)])).toMatchObject([planShape, { left: 0, top: 0 }]);
    expect(placesOnPlan([entered, unit(1, 100)])[0]).not.toEqual(planShape);
  });
});

it('a month’s rent is rounded to the fen and does not overflow', () => {
  expect(monthlyFen(970, 83_000)).toBe(805_100);
  expect(monthlyFen(333, 50)).toBe(167);
  expect(monthlyFen(1_000_000, 100_000_000)).toBe(1_000_000_000_000);
});

it('viewings are on working days from tomorrow', () => {
  // A Friday, noon in Shanghai.
  const times = visitTimes(new Date('2026-11-20T04:00:00Z'));
  expect(times).toHaveLength(10);
  expect(times[0]?.toISOString()).toBe('2026-11-23T02:00:00.000Z');
  expect(times[1]?.toISOString()).toBe('2026-11-23T07:00:00.000Z');
  expect(times.at(-1)?.toISOString()).toBe('2026-11-27T07:00:00.000Z');
});
