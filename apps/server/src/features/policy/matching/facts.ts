import type { RuleField } from '@portal/contract/policy/rule';
import type { enterprises } from '../../enterprise/enterprise.table.ts';

/** A fact in the form rules compare; null if the enterprise has not provided it. */
export type Fact = number | boolean | string | string[] | null;
export type Facts = Record<RuleField, Fact>;

export type Enterprise = Pick<
  typeof enterprises.$inferSelect,
  | 'annual'
  | 'chainStages'
  | 'creditScore'
  | 'honours'
  | 'industryTagIds'
  | 'property'
  | 'regionId'
  | 'registeredCapitalFen'
  | 'registeredOn'
  | 'scale'
  | 'unitIds'
>;

const fenPerWan = 1_000_000;
const wanOf = (fen: number | null | undefined) =>
  fen === null || fen === undefined ? null : fen / fenPerWan;

/** Whole years between two days. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Facts about an enterprise on a day; figures are from the last reported year. */
export function factsOf(enterprise: Enterprise, today: string): Facts {
  const year = enterprise.annual.at(-1);
  const { chainStages, creditScore, honours, industryTagIds, property, regionId, scale, unitIds } =
    enterprise;
  return {
    registeredYears: yearsBetween(enterprise.registeredOn, today),
    registeredCapital: wanOf(enterprise.registeredCapitalFen),
    property,
    scale,
    regionId,
    chainStages,
    creditScore,
    industryTags: industryTagIds,
    honours: honours.map(({ code }) => code),
    'annual.revenue': wanOf(year?.revenueFen),
    'annual.rd': wanOf(year?.rdFen),
    'annual.tax': wanOf(year?.taxFen),
    'annual.staff': year?.staff ?? null,
    hasContract: unitIds.length > 0,
  };
}
