/** Whose turn it is in a case (办件). */
export const caseStatusKinds = ['TODO', 'ACTIVE', 'DONE', 'ENDED'] as const;
export type CaseStatusKind = (typeof caseStatusKinds)[number];

/** Kinds of cases; the prefix begins the number which people quote. */
export const caseKinds = {
  ENTRY: { label: '企业入驻', prefix: 'RY' },
  CHANGE: { label: '企业信息变更', prefix: 'BG' },
  JOIN: { label: '加入企业', prefix: 'JR' },
  STORY: { label: '企业风采投稿', prefix: 'FC' },
  PHONE_APPEAL: { label: '手机号申诉', prefix: 'SJ' },
  CANCEL_ACCOUNT: { label: '账号注销', prefix: 'ZX' },
} as const satisfies Record<string, { label: string; prefix: string }>;

export type CaseKind = keyof typeof caseKinds;
export const caseKindCodes = Object.keys(caseKinds) as [CaseKind, ...CaseKind[]];

interface CaseWay {
  stops: readonly string[];
  /** At which stop a state of the business stands; the others have left the way. */
  at: Readonly<Record<string, number>>;
}

const auditWay: CaseWay = {
  stops: ['提交', '初审', '终审', '完成'],
  at: { 退回补正: 0, 待初审: 1, 待终审: 2 },
};

/** The way which cases of a kind go. */
export const caseWays: Partial<Record<CaseKind, CaseWay>> = {
  ENTRY: auditWay,
  CHANGE: auditWay,
  JOIN: { stops: ['申请', '企业同意', '加入'], at: { 待企业同意: 1 } },
  STORY: { stops: ['提交', '审核', '公开'], at: { 已退回: 0, 已撤回: 0, 待审核: 1, 待公开: 2 } },
  PHONE_APPEAL: { stops: ['提交', '核实', '换绑'], at: { 待核实: 1 } },
};
