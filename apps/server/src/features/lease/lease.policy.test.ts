import { describe, expect, it } from 'vitest';
import { leaveSpan, noticeBy, rentSteps, requestActions, signActions, termsOn } from './lease.policy.ts';
import type { Amendment } from './lease.table.ts';

const contract = {
  from: '2024-03-01',
  to: '2027-02-28',
  rentFenPerMonth: 2_136_950,
  propertyFeeFenPerM2Month: 120,
  escalations: [
    { from: '2025-03-01', pctX100: 300 },
    { from: '2026-03-01', pctX100: 300 },
  ],
  amendments: [] as Amendment[],
};

describe('the rent', () => {
  it('rises step by step, each rounded to the fen', () => {
    expect(rentSteps(contract)).toEqual([
      { from: '2024-03-01', to: '2025-02-28', rentFenPerMonth: 2_136_950, propertyFeeFenPerM2Month: 120 },
      { from: '2025-03-01', to: '2026-02-28', rentFenPerMonth: 2_201_059, propertyFeeFenPerM2Month: 120 },
      { from: '2026-03-01', to: '2027-02-28', rentFenPerMonth: 2_267_091, propertyFeeFenPerM2Month: 120 },
    ]);
  });

  it.each([
    ['2023-01-01', 2_136_950],
    ['2025-02-28', 2_136_950],
    ['2025-03-01', 2_201_059],
    ['2030-01-01', 2_267_091],
  ])('on %s', (day, fen) => expect(termsOn(contract, day).rentFenPerMonth).toBe(fen));

  it('follows a later amendment, and rises from there', () => {
    const terms = { rentFenPerMonth: 2_000_000, propertyFeeFenPerM2Month: 100, requestId: '' };
    const amended = (from: string) => rentSteps({ ...contract, amendments: [{ ...terms, from }] });
    expect(amended('2025-07-16')).toMatchObject([
      { to: '2025-02-28', rentFenPerMonth: 2_136_950 },
      { from: '2025-03-01', to: '2025-07-15', rentFenPerMonth: 2_201_059, propertyFeeFenPerM2Month: 120 },
      { from: '2025-07-16', to: '2026-02-28', rentFenPerMonth: 2_000_000, propertyFeeFenPerM2Month: 100 },
      { from: '2026-03-01', to: '2027-02-28', rentFenPerMonth: 2_060_000, propertyFeeFenPerM2Month: 100 },
    ]);
    // On the day of a rise, the amendment replaces it.
    expect(amended('2026-03-01').at(-1)).toMatchObject({ from: '2026-03-01', rentFenPerMonth: 2_000_000 });
  });

  it('does not overflow', () => {
    const large = {
      ...contract,
      rentFenPerMonth: 90_000_000_000,
      escalations: [{ from: '2025-03-01', pctX100: 10_000 }],
    };
    expect(termsOn(large, '2026-01-01').rentFenPerMonth).toBe(180_000_000_000);
  });
});

it('the day of leaving is after the notice period and no later than the end', () => {
  const term = { to: '2027-02-28', noticeDays: 60 };
  expect(noticeBy(term)).toBe('2026-12-30');
  expect(leaveSpan(term, '2026-11-21')).toEqual({ from: '2027-01-20', to: '2027-02-28' });
  expect(leaveSpan(term, '2027-02-01')).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});

describe('permissions', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const later = new Date(now.getTime() + 1);
  const owner = { memberRole: 'OWNER' };

  it('only the owner may confirm, and only in time', () => {
    const sent = { status: 'TO_SIGN' as const, signBy: later };
    expect(signActions(sent, owner, now)).toEqual(['confirm', 'refuse']);
    expect(signActions(sent, { memberRole: 'ADMIN' }, now)).toEqual([]);
    expect(signActions({ ...sent, signBy: now }, owner, now)).toEqual([]);
    expect(signActions({ ...sent, status: 'SIGNED' }, owner, now)).toEqual([]);
  });

  it('administrators may make requests except for leaving, one of each kind at a time', () => {
    const active = { status: 'ACTIVE' as const };
    expect(requestActions(active, owner, [])).toEqual(['RENEW', 'CHANGE', 'LEAVE']);
    expect(requestActions(active, { memberRole: 'ADMIN' }, ['RENEW'])).toEqual(['CHANGE']);
    expect(requestActions(active, { memberRole: 'FINANCE' }, [])).toEqual([]);
    expect(requestActions({ status: 'SIGNED' }, owner, [])).toEqual([]);
  });
});
