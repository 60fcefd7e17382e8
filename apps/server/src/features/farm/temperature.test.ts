import { expect, it } from 'vitest';
import { stretchesOf, temperatureOf } from './temperature.ts';

const harvestAt = new Date(Date.UTC(2026, 10, 18, 4));
const harvested = [{ kind: 'HARVEST', at: harvestAt } as const];
const reading = (minute: number, tenths: number) => ({ at: harvestAt.getTime() + minute * 60_000, tenths });
const limits = { intervalMin: 5, okFromTenths: 20, okToTenths: 40, limitTenths: 80 };

it('breaks the curve at gaps of more than three intervals', () => {
  const readings = [reading(0, 160), reading(15, 80), reading(31, 40)];
  expect(stretchesOf(readings, 5).map(({ length }) => length)).toEqual([2, 1]);
  expect(temperatureOf(limits, harvested, readings)).toMatchObject({
    count: 3,
    gaps: [{ from: readings[1]?.at, to: readings[2]?.at }],
    coolingMs: 31 * 60_000,
    overLimit: 0,
    hours: [{ least: 40, most: 160, count: 3 }],
  });
  expect(temperatureOf(limits, [], [])).toBeNull();
});

it('keeps extremes and ends when thinning, and counts every reading', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => reading(n, n === 777 ? 93 : n === 1_234 ? 11 : 30));
  const { stretches, count, overLimit } = temperatureOf(limits, harvested, many) ?? {
    stretches: [],
    count: 0,
    overLimit: 0,
  };
  const drawn = stretches.flat();
  expect([count, overLimit]).toEqual([2_000, 1]);
  expect(drawn.length).toBeLessThan(420);
  expect(drawn.map(({ tenths }) => tenths)).toEqual(expect.arrayContaining([93, 11]));
  expect([drawn[0], drawn.at(-1)]).toEqual([many[0], many.at(-1)]);
});
