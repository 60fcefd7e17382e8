import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/china-time.ts';
import { composeCarousels } from './compose-carousels.ts';
import { composeDeclareItems } from './compose-declare-items.ts';
import { composeEnterprises } from './compose-enterprises.ts';
import { composePolicies } from './compose-policies.ts';
import { addMonths, chinaInstant, writeDay } from './demo-day.ts';
import { demoDictionaries } from './demo-dictionaries.ts';
import { demoId } from './demo-id.ts';
import { demoPages } from './demo-pages.ts';
import { demoRegions } from './demo-regions.ts';
import { readDemoJson } from './read-demo-data.ts';

const today = '2027-02-03';
const codesOf = (type: string) => new Set(demoDictionaries[type]?.map(({ code }) => code));

describe('demo ids', () => {
  it('look like a ULID and differ by kind and key', () => {
    const ids = ['P01', 'P02', 'E01'].flatMap((key) => [demoId('policy', key), demoId('enterprise', key)]);
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(demoId('policy', 'P01')).toBe(ids[0]);
  });
});

describe('demo days', () => {
  it('move by days and months and are formatted in Chinese', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
    expect(writeDay('2026-11-21', 'YYYY年M月D日（周d）')).toBe('2026年11月21日（周六）');
    expect(new Date(chinaInstant('2026-11-21', 90)).toISOString()).toBe('2026-11-20T17:30:00.000Z');
  });
});

describe('policies', () => {
  const policies = composePolicies(today);

  it('have dates in order and the year of issue in their number', () => {
    expect(policies).toHaveLength(48);
    for (const policy of policies) {
      expect(
        policy.issuedAt <= policy.effectiveFrom && policy.effectiveFrom < policy.effectiveTo,
        policy.key,
      ).toBe(true);
      expect(policy.docNo, policy.key).toContain(`〔${policy.issuedAt.slice(0, 4)}〕`);
      expect(
        policy.deptCodes.every((code) => codesOf('POLICY_DEPT').has(code)),
        policy.key,
      ).toBe(true);
      expect(policy.repealedAt === null, policy.key).toBe(policy.status !== 'REPEALED');
    }
    expect(
      policies.filter((policy) => policy.status === 'REPEALED' && policy.effectiveTo < today),
    ).toHaveLength(1);
  });

  it('store money in whole fen', () => {
    expect(policies[0]?.amountRule).toMatchObject({ minFen: 2_000_000, maxFen: 60_000_000 });
    expect(policies.every(({ amountRule }) => Number.isInteger(amountRule.minFen + amountRule.maxFen))).toBe(
      true,
    );
  });

  it('are each summarised in four to six points', () => {
    for (const { key, pictureInterpretation } of policies) {
      expect(pictureInterpretation.points.length, key).toBeGreaterThanOrEqual(4);
      expect(pictureInterpretation.points.length, key).toBeLessThanOrEqual(6);
      for (const { text } of pictureInterpretation.points) expect(text.length, key).toBeGreaterThan(5);
    }
  });
});

describe('declaration items', () => {
  const items = composeDeclareItems(today);
  const keys = new Map(composePolicies(today).map(({ id, key }) => [id, key]));

  it('belong to a policy and match their window', () => {
    expect(items).toHaveLength(16);
    for (const item of items) {
      expect(keys.get(item.policyId), item.key).toBe(item.policyKey);
      expect(item.windowFrom < item.windowTo, item.key).toBe(true);
      const isOpen = item.windowFrom <= today && today <= item.windowTo;
      expect(item.status === 'OPEN', item.key).toBe(isOpen);
      expect(item.status === 'COMING', item.key).toBe(item.windowFrom > today);
    }
  });

  it('shift the year in their titles and offer forms to fill in', () => {
    expect(items[0]?.title).toContain('2027年度');
    const forms = items.flatMap((item) => item.materials.flatMap(({ template }) => template ?? []));
    expect(forms.length).toBeGreaterThan(20);
  });
});

describe('enterprises', () => {
  const enterprises = composeEnterprises(today);

  it('are marked as fictitious, with known codes, regions and units', () => {
    const regions = new Set(demoRegions.map(({ regionId }) => regionId));
    const buildings = readDemoJson<{ units: { key: string }[] }[]>('buildings.json');
    const units = new Set(buildings.flatMap((building) => building.units.map(({ key }) => key)));
    expect(enterprises).toHaveLength(52);
    for (const enterprise of enterprises) {
      expect(enterprise.name, enterprise.key).toMatch(/（演示）$/);
      expect(regions.has(enterprise.regionId), enterprise.key).toBe(true);
      expect(
        enterprise.unitKeys.filter((key) => !units.has(key)),
        enterprise.key,
      ).toEqual([]);
      expect(
        enterprise.chainStages.every((code) => codesOf('CHAIN_STAGE').has(code)),
        enterprise.key,
      ).toBe(true);
    }
  });

  it('report money in fen up to last year', () => {
    expect(enterprises[0]?.annual.at(-1)).toMatchObject({ year: 2026, revenueFen: 3_860_000_000 });
    expect(enterprises.every(({ annual }) => annual.every(({ taxFen }) => Number.isInteger(taxFen)))).toBe(
      true,
    );
  });
});

describe('slides and pages', () => {
  it('are current', () => {
    const now = chinaInstant(today, 12 * 60);
    const slides = composeCarousels(today);
    expect(slides).toHaveLength(6);
    expect(slides.filter(({ startAt, endAt, alt }) => startAt > now || endAt < now || !alt)).toEqual([]);
  });

  it('include every page with its sections', () => {
    expect(Object.keys(demoPages)).toEqual(['about-us', 'registration-guide', 'accessibility', 'privacy']);
    expect(Object.values(demoPages).every(({ sections }) => sections.length > 2)).toBe(true);
  });
});
