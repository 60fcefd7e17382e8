import type { StepKind } from '@portal/contract/farm/terms';
import { expect, it } from 'vitest';
import { isNeeded, missingBefore, stageOf } from './step-order.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
const step = (kind: StepKind, hour: number) => ({ id: `${kind}${hour}`, kind, at: at(hour) });

it('derives the stage of a batch from its steps', () => {
  expect(stageOf([])).toBe('GROWING');
  expect(stageOf([{ kind: 'HARVEST' }, { kind: 'SHIP' }])).toBe('ON_WAY');
  expect(stageOf([{ kind: 'SHIP' }, { kind: 'DELIVER' }])).toBe('DELIVERED');
});

it('requires the preceding steps to have happened by then', () => {
  const steps = [step('HARVEST', 4), step('SHIP', 12)];
  expect(missingBefore([], step('COOL', 5))).toBe('HARVEST');
  expect(missingBefore(steps, step('COOL', 3))).toBe('HARVEST');
  expect(missingBefore(steps, step('COOL', 4))).toBeNull();
  expect(missingBefore(steps, step('DELIVER', 11))).toBe('SHIP');
  expect(missingBefore(steps, step('DELIVER', 12))).toBeNull();
  expect(isNeeded(steps, 'HARVEST4')).toBe(true);
  expect(isNeeded(steps, 'SHIP12')).toBe(false);
});
