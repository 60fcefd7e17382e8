/** Who issued it, from the widest to the nearest; dictionary POLICY_LEVEL. */
export const policyLevels = ['NATION', 'PROVINCE', 'CITY', 'DISTRICT', 'PARK'] as const;
export type PolicyLevel = (typeof policyLevels)[number];

/** What it supports; dictionary POLICY_KIND. */
export const policyKinds = [
  'SUBSIDY',
  'TAX',
  'FINANCING',
  'TALENT',
  'LAND',
  'TECH',
  'BRAND',
  'GREEN',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Size classes of enterprises, as the statistics office names them. */
export const enterpriseScales = ['大', '中', '小', '微'] as const;
export type EnterpriseScale = (typeof enterpriseScales)[number];
