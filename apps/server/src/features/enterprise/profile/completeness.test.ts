import { describe, expect, it } from 'vitest';
import { completenessOf } from './completeness.ts';

const now = new Date('2026-11-21T04:00:00Z');

const empty = {
  intro: '短',
  logoFileId: null,
  products: [],
  honours: [],
  annual: [],
  landline: null,
  email: null,
  industryTagIds: [],
  licenseFileId: null,
  bankAccount: null,
  invoiceTitles: [],
};
const year = (of: number, rdFen: number | null) => ({ year: of, revenueFen: 1, taxFen: 1, rdFen, staff: 1 });
const full = {
  intro: '长'.repeat(100),
  logoFileId: 'F',
  products: [{ name: '苗', category: '种苗', seasonFrom: 1, seasonTo: 2, yearOutput: '1' }],
  honours: [{ code: '', name: '荣誉', year: 2020, issuer: '园区' }],
  annual: [year(2025, 0)],
  landline: '000-8800001',
  email: 'a@b.example',
  industryTagIds: ['T'],
  licenseFileId: 'L',
  bankAccount: { name: '', bank: '', number: '', tail: '' },
  invoiceTitles: [{ title: '', taxNo: '', isDefault: true }],
};

describe('completeness', () => {
  it('is 0 with only the admission data and 100 with everything', () => {
    expect(completenessOf(empty, now).percent).toBe(0);
    expect(completenessOf(full, now)).toEqual({ percent: 100, missing: [] });
  });

  it('lists missing parts by weight, each with the section to fill in', () => {
    const { missing } = completenessOf(empty, now);
    expect(missing[0]).toEqual({ part: 'annual', section: 'ANNUAL', weight: 16 });
    expect(missing.map(({ weight }) => weight)).toEqual(
      missing.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
  });

  it('requires the last full year in Asia/Shanghai, and accepts zero spending as reported', () => {
    const newYear = new Date('2026-12-31T16:00:00Z');
    expect(completenessOf(full, newYear).missing.map(({ part }) => part)).toEqual(['annual', 'rd']);
    const uncalculated = { ...full, annual: [year(2025, null)] };
    expect(completenessOf(uncalculated, now).missing.map(({ part }) => part)).toEqual(['rd']);
  });

  it.each(Object.keys(full) as (keyof typeof full)[])('reports only the missing %s', (field) => {
    const { percent, missing } = completenessOf({ ...full, [field]: empty[field] }, now);
    expect(percent).toBe(100 - missing.reduce((sum, { weight }) => sum + weight, 0));
    expect(missing).toHaveLength(field === 'annual' ? 2 : 1);
  });
});
