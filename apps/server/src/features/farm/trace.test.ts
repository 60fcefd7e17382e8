import type { StepKind } from '@portal/contract/farm-terms';
import { expect, it } from 'vitest';
import { stretchesOf, temperatureOf } from './temperature.ts';
import { isNeeded, missingBefore, partsOf, stageOf, toShopMs } from './trace.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const step = (kind: StepKind, hour: number) => ({ id: `${kind}${hour}`, kind, at: at(hour) });

it('says how far a batch has come', () => {
  expect(stageOf([])).toBe('GROWING');
  expect(stageOf([{ kind: 'HARVEST' }, { kind: 'SHIP' }])).toBe('ON_WAY');
  expect(stageOf([{ kind: 'SHIP' }, { kind: 'DELIVER' }])).toBe('DELIVERED');
});

it('wants what comes before to have happened by then', () => {
  const steps = [step('HARVEST', 4), step('SHIP', 12)];
  expect(missingBefore([], step('COOL', 5))).toBe('HARVEST');
  expect(missingBefore(steps, step('COOL', 3))).toBe('HARVEST');
  expect(missingBefore(steps, step('COOL', 4))).toBeNull();
  expect(missingBefore(steps, step('DELIVER', 11))).toBe('SHIP');
  expect(missingBefore(steps, step('DELIVER', 12))).toBeNull();
  expect(isNeeded(steps, 'HARVEST4')).toBe(true);
  expect(isNeeded(steps, 'SHIP12')).toBe(false);
});

it('divides the stem by the harvest that the boxes hold', () => {
  const steps = [
    step('SOW', 0),
    step('PLANT', 1),
    step('HARVEST', 2),
    step('HARVEST', 4),
    step('INSPECT', 5),
  ];
  expect(partsOf(steps)).toEqual(['SEED', 'FIELD', 'FIELD', 'AFTER', 'AFTER']);
  expect(toShopMs([...steps, step('DELIVER', 6)])).toBe(2 * 3_600_000);
  expect(toShopMs(steps)).toBeNull();
});

const reading = (minute: number, tenths: number) => ({ at: at(4).getTime() + minute * 60_000, tenths });
const limits = { intervalMin: 5, okFromTenths: 20, okToTenths: 40, limitTenths: 80 };

it('breaks the curve where more than three intervals are missing', () => {
  const readings = [reading(0, 160), reading(15, 80), reading(31, 40)];
  expect(stretchesOf(readings, 5).map(({ length }) => length)).toEqual([2, 1]);
  expect(temperatureOf(limits, [step('HARVEST', 4)], readings)).toMatchObject({
    count: 3,
    gaps: [{ from: readings[1]?.at, to: readings[2]?.at }],
    coolingMs: 31 * 60_000,
    overLimit: 0,
    hours: [{ least: 40, most: 160, count: 3 }],
  });
  expect(temperatureOf(limits, [], [])).toBeNull();
});

it('keeps the extremes and the ends of what it thins, and counts every reading', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => reading(n, n === 777 ? 93 : n === 1_234 ? 11 : 30));
  const { stretches, count, overLimit } = temperatureOf(limits, [step('HARVEST', 4)], many) ?? {
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
