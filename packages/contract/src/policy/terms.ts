/** Issuing level, from the widest to the most local; dictionary POLICY_LEVEL. */
export const policyLevels = ['NATION', 'PROVINCE', 'CITY', 'DISTRICT', 'PARK'] as const;
export type PolicyLevel = (typeof policyLevels)[number];

/** What a policy supports; dictionary POLICY_KIND. */
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

/** Enterprise size classes as named by the statistics office. */
export const enterpriseScales = ['大', '中', '小', '微'] as const;
export type EnterpriseScale = (typeof enterpriseScales)[number];
