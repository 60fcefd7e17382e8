import type { DeclarationEvent, DeclarationState } from '@portal/contract/declaration/terms';

/** Number of declarations by item and state. */
export const declarationCourse: readonly {
  item: string;
  states: Partial<Record<DeclarationState, number>>;
}[] = [
  { item: 'DI01', states: { DRAFT: 1, SUBMITTED: 4, ACCEPTED: 2, RETURNED: 2, REVIEWING: 3 } },
  { item: 'DI02', states: { RETURNED: 1, DRAFT: 1, SUBMITTED: 2 } },
  { item: 'DI03', states: { SUBMITTED: 2, ACCEPTED: 2, REVIEWING: 2, CANCELLED: 1 } },
  { item: 'DI04', states: { REVIEWING: 4, PASSED: 3, REJECTED: 3 } },
  // Prepared by the park, because data prove all conditions.
  { item: 'DI06', states: { DRAFT: 2 } },
  { item: 'DI07', states: { PUBLICITY: 6, REJECTED: 2 } },
  { item: 'DI08', states: { DRAFT: 1, SUBMITTED: 2 } },
  { item: 'DI11', states: { RETURNED: 2, SUBMITTED: 2 } },
  { item: 'DI12', states: { PAID_OUT: 8, APPROVED: 3, REJECTED: 4 } },
  { item: 'DI14', states: { ACCEPTED: 2, REVIEWING: 2, CANCELLED: 1 } },
];

type Step = Exclude<DeclarationEvent, 'edit'> | 'start';

const accepted: Step[] = ['start', 'submit', 'accept'];
const reviewed: Step[] = [...accepted, 'assign'];

/** Events that lead to each state, starting with the draft. */
export const declarationWays: Record<DeclarationState, readonly Step[]> = {
  DRAFT: ['start'],
  SUBMITTED: ['start', 'submit'],
  ACCEPTED: accepted,
  RETURNED: ['start', 'submit', 'return'],
  REVIEWING: reviewed,
  PASSED: [...reviewed, 'pass'],
  PUBLICITY: [...reviewed, 'pass', 'publicise'],
  APPROVED: [...reviewed, 'pass', 'publicise', 'approve'],
  PAID_OUT: [...reviewed, 'pass', 'publicise', 'approve', 'pay'],
  REJECTED: [...reviewed, 'reject'],
  CANCELLED: ['start', 'cancel'],
};

/** Days since the last step; `timesOf` makes some submitted ones overdue. */
export const lastStepDaysAgo: Record<DeclarationState, number> = {
  DRAFT: 1,
  SUBMITTED: 0,
  ACCEPTED: 2,
  RETURNED: 0,
  REVIEWING: 3,
  PASSED: 0,
  PUBLICITY: 1,
  APPROVED: 2,
  PAID_OUT: 25,
  REJECTED: 12,
  CANCELLED: 9,
};

/** Project summaries, by item. */
export const declarationSummaries: Readonly<Record<string, string>> = {
  DI01: '更换内保温幕两道、空气源热泵一台，加装露点控制；改造前十二个月单位面积耗电六十二千瓦时，改造后按同期折算五十二千瓦时，节约的费用用于扩种与防病。',
  DI02: '自主选育，从杂交授粉到稳定历时六年，三地两年区域试验；瓶插期比对照多三天，已授权两家种苗场扩繁，今年推广面积与数量见附表。',
  DI04: '投入用于组培快繁配方、采后保鲜液和病害早期识别三个方向，费用分人员、试剂、设备折旧三类归集，专账与凭证号见附件。',
  DI11: '与农户签订种苗和收购合同，统一供苗、统一植保、统一分级，全年培训十二次；新增冷藏间一处，带动的农户与亩均增收见附表。',
  DI12: '按园区分级标准设质检岗四名，每批抽样、留样三天，分级结果随箱打码；全年客诉率由百分之二点一降到百分之零点九。',
};

/** Values of text fields, by code. */
export const declarationEntries: Readonly<Record<string, readonly string[]>> = {
  varietyName: ['晨雾', '绯云', '月下白', '一川风', '听雪'],
  place: ['二号温室片区 B 区'],
};

/** The office's remarks on fields, by code. */
export const declarationNotes: Readonly<Record<string, string>> = {
  varietyName: '与授权公告上的名称不一致，请写公告上的全称。',
  place: '请写到片区和栋号，与租赁合同一致。',
  farmers: '与附表中的户数对不上，请核对后填写。',
};

export const declarationTexts = {
  text: '见附件说明',
  note: '请补充合同或发票编号，并写明对应的数量。',
  materialNote: '材料缺少盖章页，请补一份完整的。',
  opinion: '现场与方案一致，数量经逐项清点，建议按核定口径支持。',
  rejection: '设备采购日期早于本批次的支持期，不在支持范围内。',
  objection: '名单中该企业的一台设备据了解是去年购置的，请核实购置日期。',
  dismissal: '已核对发票与付款回单，购置日期在支持期内，异议不成立。',
  cancelled: '项目延到明年实施，本次不再申报。',
} as const;
