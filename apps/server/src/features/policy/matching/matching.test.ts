import type { RuleResult } from '@portal/contract/policy/rule';
import { describe, expect, it } from 'vitest';
import type { PolicyRule } from '../policy.table.ts';
import { factsOf } from './facts.ts';
import { gradeRules } from './grade-rules.ts';
import { judgeRule } from './judge-rule.ts';

const enterprise: Parameters<typeof factsOf>[0] = {
  annual: [
    { year: 2024, revenueFen: 100_000_000, taxFen: 0, rdFen: 0, staff: 3 },
    { year: 2025, revenueFen: 860_000_000, taxFen: 12_000_000, rdFen: null, staff: 42 },
  ],
  chainStages: ['GROW', 'SEED'],
  creditScore: null,
  honours: [],
  industryTagIds: ['T_CUT'],
  property: 'LLC',
  regionId: 'YX-HX',
  registeredCapitalFen: 500_000_000,
  registeredOn: '2020-11-22',
  scale: '小',
  unitIds: ['A-301'],
};
const facts = factsOf(enterprise, '2026-11-21');

it('takes facts from the last reported year, in the units of the rules', () => {
  expect(facts).toMatchObject({
    registeredYears: 5,
    registeredCapital: 500,
    'annual.revenue': 860,
    'annual.rd': null,
    'annual.staff': 42,
    hasContract: true,
  });
  expect(factsOf(enterprise, '2026-11-22').registeredYears).toBe(6);
});

const rule = (given: Partial<PolicyRule>): PolicyRule => ({
  ruleId: 'R1',
  text: '条件',
  kind: 'AUTO',
  required: true,
  dataSource: 'PROFILE',
  ...given,
});

it.each<[Partial<PolicyRule>, RuleResult]>([
  [{ field: 'registeredYears', op: 'ge', value: 5 }, 'MET'],
  [{ field: 'registeredYears', op: 'ge', value: 6 }, 'UNMET'],
  [{ field: 'registeredYears', op: 'le', value: 5 }, 'MET'],
  [{ field: 'annual.revenue', op: 'between', value: [800, 860] }, 'MET'],
  [{ field: 'annual.revenue', op: 'between', value: [861, 900] }, 'UNMET'],
  [{ field: 'annual.tax', op: 'exists', value: null }, 'MET'],
  [{ field: 'annual.rd', op: 'exists', value: null }, 'UNKNOWN'],
  [{ field: 'creditScore', op: 'ge', value: 60 }, 'UNKNOWN'],
  [{ field: 'honours', op: 'containsAny', value: ['H_TECH'] }, 'UNKNOWN'],
  [{ field: 'chainStages', op: 'containsAny', value: ['SALES', 'SEED'] }, 'MET'],
  [{ field: 'scale', op: 'in', value: ['微', '小'] }, 'MET'],
  [{ field: 'property', op: 'ne', value: 'LLC' }, 'UNMET'],
  [{ field: 'property', op: 'eq', value: 'LLC' }, 'MET'],
  [{ field: 'hasContract', op: 'eq', value: true }, 'MET'],
  [{ kind: 'MANUAL' }, 'MANUAL'],
  [{ field: 'constructor', op: 'eq', value: 1 }, 'MANUAL'],
])('%o is %s', (given, result) => {
  expect(judgeRule(rule(given), facts)).toBe(result);
});

describe('the grade', () => {
  const grade = (...results: RuleResult[]) =>
    gradeRules(results.map((result) => ({ required: true, result })))?.grade;

  it.each<[RuleResult[], string | undefined]>([
    [['MET', 'MET', 'MET'], 'HIGH'],
    [['MET', 'MET', 'MET', 'UNKNOWN'], 'HIGH'],
    [['MET', 'MET', 'MET', 'UNMET'], 'MIDDLE'],
    [['MET', 'MET', 'UNKNOWN'], 'MIDDLE'],
    [['MET', 'UNMET', 'UNMET'], 'LOW'],
    [['MANUAL'], undefined],
  ])('of %o is %s', (results, expected) => {
    expect(grade(...results)).toBe(expected);
  });

  it('counts required conditions only', () => {
    expect(
      gradeRules([
        { required: true, result: 'MET' },
        { required: false, result: 'UNMET' },
      ]),
    ).toEqual({ metPercent: 100, grade: 'HIGH' });
  });
});
