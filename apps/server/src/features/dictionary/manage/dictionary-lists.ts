import { regionList, tagList } from '@portal/contract/dictionary-manage';

/** What the lists are called; a type that stands in the table only is called by its code. */
const names: Record<string, string> = {
  [tagList]: '内容标签',
  [regionList]: '行政区与片区',
  ENTERPRISE_PROPERTS: '企业性质',
  CHAIN_STAGE: '产业链环节',
  INDUSTRY_TAG: '行业标签',
  HONOUR: '企业荣誉',
  POLICY_LEVEL: '政策级别',
  POLICY_KIND: '政策类别',
  POLICY_DEPT: '主管部门',
  SERVICE_CATEGORY: '服务类别',
  REPAIR_TYPE: '报修类型',
  FEE_TYPE: '费用类型',
  FIN_KIND: '金融产品类型',
  VENUE_KIND: '场地类型',
  ORG_KIND: '组织类型',
  RECRUIT_KIND: '招募类型',
  REJECT_REASON: '退回原因',
  REPORT_REASON: '举报原因',
  COMMUNITY_PLATE_TYPE: '社区板块类型',
  COMMUNITY_PLATE: '社区板块',
};

/** Their codes are known to the program, which has its own words and rules for each. */
export const fixedLists = ['CHAIN_STAGE', 'POLICY_LEVEL', 'POLICY_KIND'] as const;

/** Begun for every park with what is general; each goes on as its own. */
export const standardLists = ['ENTERPRISE_PROPERTS'] as const;

/** The list in which the parent of an entry stands; none for flat lists. */
const parentLists: Record<string, string> = {
  [regionList]: regionList,
  COMMUNITY_PLATE: 'COMMUNITY_PLATE_TYPE',
};

export const listNames: readonly string[] = Object.keys(names);
export const nameOfList = (list: string): string => names[list] ?? list;
export const isFixed = (list: string): boolean => fixedLists.some((fixed) => fixed === list);
export const parentListOf = (list: string): string | null => parentLists[list] ?? null;
export const hasGroup = (list: string): boolean => list === tagList || list === regionList;
