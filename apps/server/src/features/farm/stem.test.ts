import { expect, it } from 'vitest';
import { partsOf } from './stem.public.ts';

const step = (kind: Parameters<typeof partsOf>[0][number]['kind'], hour: number) => ({
  kind,
  at: new Date(Date.UTC(2026, 10, 18, hour)),
});

it('divides the stem at the last harvest', () => {
  const steps = [
    step('SOW', 0),
    step('PLANT', 1),
    step('HARVEST', 2),
    step('HARVEST', 4),
    step('INSPECT', 5),
  ];
  expect(partsOf(steps)).toEqual(['SEED', 'FIELD', 'FIELD', 'AFTER', 'AFTER']);
});
