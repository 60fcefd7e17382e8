import { regionList, tagList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';

/** Display names of the lists; a type found only in the table is shown by its code. */
const names: Record<string, () => string> = {
  [tagList]: m.dictionary_tags,
  [regionList]: m.dictionary_regions,
  ENTERPRISE_PROPERTS: m.dictionary_properties,
  CHAIN_STAGE: m.dictionary_chain_stages,
  INDUSTRY_TAG: m.dictionary_industry_tags,
  HONOUR: m.dictionary_honours,
  POLICY_LEVEL: m.dictionary_policy_levels,
  POLICY_KIND: m.dictionary_policy_kinds,
  POLICY_DEPT: m.dictionary_departments,
  SERVICE_CATEGORY: m.dictionary_services,
  REPAIR_TYPE: m.dictionary_repairs,
  FEE_TYPE: m.dictionary_fees,
  FIN_KIND: m.dictionary_financial_products,
  FLOWER_VARIETY: m.dictionary_flower_varieties,
  VENUE_KIND: m.dictionary_venues,
  ORG_KIND: m.dictionary_organisations,
  RECRUIT_KIND: m.dictionary_recruitments,
  REJECT_REASON: m.dictionary_return_reasons,
  REPORT_REASON: m.dictionary_report_reasons,
};

/** The program has its own texts and rules for each code of these lists. */
export const fixedLists = ['CHAIN_STAGE', 'POLICY_LEVEL', 'POLICY_KIND'] as const;

/** Every park starts with general entries in these lists and may then change them. */
export const standardLists = ['ENTERPRISE_PROPERTS', 'REPAIR_TYPE'] as const;

/** The list that holds an entry's parent; absent for flat lists. */
const parentLists: Record<string, string> = {
  [regionList]: regionList,
};

export const listNames: readonly string[] = Object.keys(names);
export const nameOfList = (list: string): string => names[list]?.() ?? list;
export const isFixed = (list: string): boolean => fixedLists.some((fixed) => fixed === list);
export const parentListOf = (list: string): string | null => parentLists[list] ?? null;
export const hasGroup = (list: string): boolean => list === tagList || list === regionList;
