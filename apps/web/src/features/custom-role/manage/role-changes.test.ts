import { expect, it } from 'vitest';
import { changesOf, noContent } from './role-changes.ts';

const inForce = {
  ...noContent,
  name: '片区管家',
  rights: ['LEASE:SEE', 'LEASE:DECIDE'] as ('LEASE:SEE' | 'LEASE:DECIDE')[],
  scope: 'BUILDINGS' as const,
  places: ['b2', 'b1'],
};

it('counts rights, place, masking and words as one change each', () => {
  const next = {
    ...inForce,
    rights: ['LEASE:SEE' as const, 'METER:SEE' as const],
    places: ['b1'],
    masked: true,
    note: '代班',
  };
  expect(changesOf(inForce, next)).toEqual({
    added: ['METER:SEE'],
    removed: ['LEASE:DECIDE'],
    isMoved: true,
    isMaskedOtherwise: true,
    isReworded: true,
    count: 5,
  });
});

it('does not mind the order of places', () => {
  expect(changesOf(inForce, { ...inForce, places: ['b1', 'b2'] }).count).toBe(0);
});

it('adds every right of a new role, whose name is no change', () => {
  const { added, isMoved, count } = changesOf(null, inForce);
  expect([added, isMoved, count]).toEqual([inForce.rights, true, 3]);
});
